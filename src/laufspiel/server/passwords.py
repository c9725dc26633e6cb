"""A table's password, kept so that whoever reads the store can't tell it."""

import asyncio
import hashlib
import hmac
import secrets
from concurrent.futures import ThreadPoolExecutor
from functools import partial

COST = {"n": 2**14, "r": 8, "p": 1}

_one_at_a_time = ThreadPoolExecutor(1, "passwords")
"""Each try takes 16 MiB for the twentieth of a second, on purpose."""


async def password_digest(password: str) -> str:
    """What is kept of a password; empty for none."""
    if not password:
        return ""
    salt = secrets.token_bytes(16)
    return f"{salt.hex()}:{(await _mixed(password, salt)).hex()}"


async def is_password(password: str, digest: str) -> bool:
    """Whether a password is the one whose digest was kept; any is, where none is wanted."""
    if not digest:
        return True
    salt, _, mixed = digest.partition(":")
    return hmac.compare_digest((await _mixed(password, bytes.fromhex(salt))).hex(), mixed)


async def _mixed(password: str, salt: bytes) -> bytes:
    told = password.encode("utf-8", "surrogatepass")
    work = partial(hashlib.scrypt, told, salt=salt, **COST)
    return await asyncio.get_running_loop().run_in_executor(_one_at_a_time, work)
