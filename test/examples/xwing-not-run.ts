const unplayed = (card: string): string => `${card} is not played on screen`;
const onPaper = 'a mistake with a dial or an action on a real table; on screen it cannot happen';
const byHand = 'dice that were rolled wrongly by hand; on screen the right number is rolled';
const huge = 'huge ships are not played on screen';
const talk = 'what players may tell each other';

/** Why an example of X-Wing is not run, by its id. */
export const notRun: Readonly<Record<string, string>> = {
  'X-05': onPaper,
  'X-16h': onPaper,
  'X-16k': onPaper,
  'X-16l': onPaper,
  'X-13': talk,
  'X-13b': talk,
  'X-11': unplayed('Tel Trevura'),
  'X-65': unplayed('Captain Yorr'),
  'X-66': unplayed('Captain Yorr'),
  'X-67': unplayed('Corran Horn'),
  'X-68': unplayed('Corran Horn'),
  'X-70': unplayed("Fel's Wrath"),
  'X-82': unplayed('the Nashtah Pup'),
  'X-103': unplayed('the Experimental Interface'),
  'X-108': unplayed('the Attanni Mindlink'),
  'X-123': huge,
  'X-160': unplayed('a docked ship'),
  'X-163': huge,
  'X-16i': byHand,
  'X-16j': byHand,
  'X-90': unplayed('a skill that is chosen one higher or lower'),
  'X-09c': 'a choice that changes no die: the engine does not offer to spend a lock for no reroll',
  'X-09d': 'a choice that changes no die: the engine does not offer focus without a focus result',
  'X-20d': 'the kinds of damage of a cluster mine, which the text of the document lost',
  'X-134': unplayed('Corran Horn'),
  'X-20k': unplayed('Wampa'),
  'X-84': unplayed('Tel Trevura'),
  'X-96': unplayed('the guess of C-3PO'),
  'X-156': 'a choice among own abilities after an attack: the engine asks in its own order',
};
