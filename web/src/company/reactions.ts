/** What can be shown without typing, by the names of the protocol; words in Fluent: `reaction-NAME`. */
export const REACTIONS = ['clap', 'laugh', 'wow', 'cry', 'hurry', 'luck', 'thanks', 'heart'] as const;

/** Longest text that the server takes. */
export const LONGEST_TEXT = 300;

/** Longest name that the pages ask for, so that it fits beside a board. */
export const LONGEST_NAME = 20;
