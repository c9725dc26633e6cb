## What the server says when something can't be done

error-told = { $sentence }
error-unreadable = This message can't be read; reload the page.
error-too-large = That is too large; up to { $most } bytes are taken.
error-no-address = There is nothing at this address.
error-no-table = There is no table “{ $code }”; look at the code again.
error-no-greeting = This page has not said hello to the table yet; reload it.
error-wrong-token = Only the device that laid this table may do that.
error-foreign-origin = This page comes from somewhere else; open the address of this server itself.
error-foreign-host = This server isn't known as “{ $host }”; open it by the address it printed.
error-no-pages = The web pages have not been built yet; “make pages” builds them.
error-slow = This device was too slow to follow the table; it is shown anew.
error-closing = The server is being stopped; nothing is lost.
error-internal = Something went wrong in the server; the table stays as it was.
error-too-long-to-show = This match has { $count } steps; up to { $most } can be shown.
error-store-full = The disk is full, so that could not be kept; the table stays as it was. Make room, then try again.
error-store-busy = Another program is using the store of tables, so that could not be kept; try again.
error-store-unwritable = The store of tables can't be read or written; look after its folder and the disk.
error-store-corrupt = The store of tables is damaged; put back a copy of it or begin with a new folder.
error-store-newer = The store of tables was written by a newer Laufspiel; install that version.
error-store-failed = The store of tables failed, so that could not be kept; the table stays as it was.

## Why a wish is refused, whatever the game

why-no-action = There is no such action in this game.
why-stale = The table has moved on since then; look again.
why-watching = You are watching this table; only the device that laid it plays.
why-not-here = It is the turn of { $seat }, whom nobody plays on this device.
why-no-undo = There is no choice of yours to take back.
