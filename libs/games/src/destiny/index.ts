export {
  type Affiliation,
  type Color,
  type DestinyCard,
  type DieSymbol,
  type Side,
} from './facts/card.js';
export {
  cardAt,
  cardsNamed,
  destinyCard,
  destinyCards,
  fullName,
  setName,
} from './facts/catalogue.js';
export {
  type DestinyList,
  type ListFault,
  type ListReading,
  type TeamMember,
} from './lists/list.js';
export { looksLikeJson, readListJson, writeListJson } from './lists/list-json.js';
export { readListText, writeListText } from './lists/list-text.js';
export { checkList, listPoints, tooManyCopies, type ListProblem } from './lists/construction.js';
export { destinyFormat, destinyFormats, type DestinyFormat } from './lists/formats.js';
export { areCopies as areDestinyCopies } from './facts/catalogue.js';
export { parseSide } from './facts/card.js';
export { layTable as layDestinyTable } from './engine/position.js';
export {
  abilityCount as destinyAbilityCount,
  behaviourOf as destinyBehaviour,
  destinyBook,
  notPlayable as notPlayableInDestiny,
  playableOf as destinyPlayable,
} from './cards/behaviours.js';
export { type Behaviour as DestinyBehaviour } from './engine/behaviour.js';
export {
  createEngine as createDestinyEngine,
  isRefusal as isDestinyRefusal,
  type DestinyEngine,
  type DestinyEvent,
  type Move as DestinyMove,
  type Refusal as DestinyRefusal,
} from './engine/engine.js';
export { type SeatSetup as DestinySeatSetup } from './engine/layout.js';
export { stateHash as destinyHash } from '#game';
export { type Book as DestinyBook, type Happening as DestinyHappening } from './engine/machine.js';
export {
  type Decision as DestinyDecision,
  type Option as DestinyOption,
  type Question as DestinyQuestion,
} from './engine/options.js';
export { type DestinyState } from './engine/state.js';
export { keyedChance as destinyChance, type Chance as DestinyChance } from '#game';
export { randomGame as randomDestinyGame } from './play/random-game.js';
export { randomList as randomDestinyList, seatSetup as destinySeat } from './play/random-list.js';
export { evaluatingBot as destinyBot } from './play/bot.js';
export {
  optionText as destinyOptionText,
  questionText as destinyQuestionText,
  refusalText as destinyRefusalText,
  sideText as destinySideText,
} from './play/texts.js';
export { viewOf as destinyView } from './play/view.js';
