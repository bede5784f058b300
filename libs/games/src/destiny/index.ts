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
export { checkList, listPoints, type ListProblem } from './lists/construction.js';
export { destinyFormat, destinyFormats, type DestinyFormat } from './lists/formats.js';
