// A rattle, a knock on wood and a small fanfare, made on the spot: no sound files.

import { isThrow } from '../pieces/steps';
import type { Step } from '../protocol';
import { settings } from '../settings.svelte';

let audio: AudioContext | undefined;

/** Plays what a step sounds like, if a person wants to hear it. */
export function sound(step: Step): void {
  if (settings.sound === 'off' || document.hidden) return;
  audio ??= new AudioContext();
  const names = step.lines.map((line) => String(line.event['event']));
  if (step.view.over) fanfare(audio);
  else if (step.lines.some(({ event }) => isThrow(event))) rattle(audio);
  else if (names.includes('knocked_out')) knocks(audio, [320, 150]);
  else if (names.some((name) => /^(moved|passed|entered|came_home)/.test(name))) knocks(audio, [260]);
}

function rattle(on: AudioContext): void {
  for (let knock = 0; knock < 6; knock++) hit(on, 500 + Math.random() * 500, knock * 0.07, 0.05, 0.12);
}

function knocks(on: AudioContext, pitches: number[]): void {
  pitches.forEach((pitch, index) => hit(on, pitch, index * 0.16, 0.14, 0.3));
}

function fanfare(on: AudioContext): void {
  [392, 523, 659, 784].forEach((pitch, index) => hit(on, pitch, index * 0.14, 0.5, 0.25, 'triangle'));
}

/** One tone that starts `after` seconds from now and fades within `length` seconds. */
function hit(
  on: AudioContext,
  pitch: number,
  after: number,
  length: number,
  loudness: number,
  shape: OscillatorType = 'sine',
): void {
  const start = on.currentTime + after;
  const tone = new OscillatorNode(on, { type: shape, frequency: pitch });
  const fade = new GainNode(on, { gain: loudness });
  fade.gain.setValueAtTime(loudness, start);
  fade.gain.exponentialRampToValueAtTime(0.001, start + length);
  tone.connect(fade).connect(on.destination);
  tone.start(start);
  tone.stop(start + length);
}
