/** Rules that need no code of their own here, by number or by whole section. */

/** They say what a word means, announce what follows, or repeat what another number (proven there) does. */
export const DEFINITIONS: ReadonlySet<string> = new Set([
  '1.1.1', '1.2.2', '1.2.3', '1.2.4', '1.3.1', '1.4.2', '1.4.3', '1.4.5', '1.5.1', '1.5.1A', '1.5.1B', '1.5.2', '1.5.2A', '1.5.2B', '1.5.2C', '1.5.3', '1.5.4', '1.5.4A',
  '1.5.5', '1.5.5A', '1.5.6', '1.5.6A', '1.5.6B', '1.5.6C', '1.6.1', '1.6.2', '1.6.4', '1.7.1', '1.7.5', '1.8.1', '1.8.7', '1.9.1', '1.9.2', '1.9.4', '1.9.5', '1.10.2', '1.10.2A',
  '1.11.2', '1.11.2A', '1.12.1', '1.12.4', '1.15.6', '1.15.6A', '1.16.1', '2.1', '2.2', '2.3', '2.4', '2.5', '2.6', '2.7', '2.8', '2.9', '2.10', '2.11', '2.12.1', '2.12.2',
  '2.13.1', '3.1', '3.2.1', '3.2.3', '3.3.1', '3.3.3', '3.4.1', '3.4.3', '3.5.1', '3.5.2', '3.5.5', '3.6.1', '3.6.12', '3.7.4', '4.1', '4.2', '4.3.1', '4.4.1', '4.5.1', '4.6.2', '4.7.1',
  '4.7.2', '4.7.3', '4.8.1', '4.8.2', '4.9.1', '4.10.1', '4.10.3', '4.11.1', '5.1.2', '5.1.3', '5.3.2', '5.4.1', '5.5.1', '5.5.1A', '5.5.1E', '6.1.1', '6.2.0', '6.2.0F', '6.2.1', '6.2.3',
  '6.2.4B', '6.2.4D', '6.2.5', '6.3.0', '6.3.1A', '6.3.4', '6.4.0', '6.4.0A', '6.4.0B', '6.4.0G', '6.4.1', '6.4.3', '6.4.4B', '6.4.5', '7.1.1', '7.1.2', '7.1.3', '7.1.6', '7.2.1',
  '7.4.1', '7.4.5', '7.5.2', '7.5.5', '7.5.6', '7.5.7', '7.5.8', '7.5.9', '7.5.10', '7.5.11', '7.5.12', '7.5.13', '7.5.14', '7.5.15', '7.5.16', '7.5.17', '7.5.18', '7.5.19',
  '7.6.13', '7.6.14', '7.6.15', '7.6.16', '7.7.1', '7.7.2', '7.7.4', '7.7.5', '8.3.1', '8.6.5', '8.8.1', '8.14.2', '8.16.5', '8.16.6', '8.16.7', '8.22.1', '8.31.1',
  '11.1.1', '11.1.3', '12.1.1', '12.1.2',
]);

export const ELSEWHERE: Readonly<Record<string, string>> = {
  '3.2.1A': 'libs/formats: bases that change deck construction',
  '9.1': 'libs/formats', '9.2': 'libs/formats', '9.3': 'libs/formats and libs/match', '10.1': 'libs/formats', '10.2': 'libs/formats', '10.3': 'libs/formats',
  '12.2': 'libs/formats: Twin Suns deck design',
};

export const NOT_APPLICABLE: Readonly<Record<string, string>> = {
  '1.1.2': 'physical components',
  '1.7.4': 'resources have no order here; which ones pay is arranged for the player (see payResources)',
  '1.13.3': 'every draw is an event that names its cards to their player; no card of the supported sets triggers as it is drawn',
  '1.15.6C': 'a pass is a move; nothing is announced by gesture',
  '2.13.2': 'reminder text has no effect', '2.13.3': 'layout of the text box', '2.13.4': 'a watermark has no effect', '2.14': 'the credit line has no effect',
  '4.3.2': 'left and right of the table: a matter of display', '4.4.2': 'left and right of the table: a matter of display', '4.8.3': 'the discard pile keeps no order that matters',
  '6.2.2D': 'only legal moves are offered, so nothing has to be taken back', '6.3.2C': 'only legal moves are offered, so nothing has to be taken back',
  '8.26.4': 'a shown card never leaves its place in the data', '8.26.5': 'what was shown stays in the log of those who saw it', '8.26.6': 'resources are shown by their card number, face up',
  '8.27.3': 'the cards searched are part of the searcher’s own question only (1.17)',
  '11.4.1': 'talk at the table',
};
