import { type Book, type Happening } from '../engine/machine.js';
import { type DestinyState } from '../engine/state.js';
import { fullName } from '../facts/catalogue.js';
import type { ScreenLine } from '../../screen.js';
import { type Texts } from '../../texts.js';
import { sideText } from './texts.js';

type Words = (name: string, number: string) => Texts;
const words =
  (en: string, es: string, fr: string): Words =>
  (name, number) => {
    const filled = (template: string): string =>
      template.replaceAll('$', () => name).replaceAll('#', () => number);
    return { en: filled(en), es: filled(es), fr: filled(fr) };
  };

/** `$` is the card or die, `#` the number; what nobody needs to be told has no words. */
const told: Readonly<Record<Happening['what'], Words | null>> = {
  drawn: words('draws # cards', 'roba # cartas', 'pioche # cartes'),
  rolled: words('rolls $', 'tira $', 'lance $'),
  rerolled: words('rolls again: $', 'vuelve a tirar: $', 'relance : $'),
  turned: words('turns a die: $', 'gira un dado: $', 'tourne un dé : $'),
  removed: words('a die is removed: $', 'se retira un dado: $', 'un dé est retiré : $'),
  resolved: words('resolves $', 'resuelve $', 'résout $'),
  'set-aside': null,
  played: words('plays $', 'juega $', 'joue $'),
  activated: words('activates $', 'activa $', 'active $'),
  claimed: words('claims $', 'reclama $', 'revendique $'),
  passed: words('passes', 'pasa', 'passe'),
  damage: words('$ takes # damage', '$ recibe # de daño', '$ subit # dégâts'),
  blocked: words('$ blocks # damage', '$ bloquea # de daño', '$ bloque # dégâts'),
  shields: words('$ gets # shields', '$ recibe # escudos', '$ reçoit # boucliers'),
  healed: words('$ heals # damage', '$ se cura # de daño', '$ soigne # dégâts'),
  gained: words('gains # resources', 'gana # recursos', 'gagne # ressources'),
  lost: words('loses # resources', 'pierde # recursos', 'perd # ressources'),
  spent: words('spends # resources', 'gasta # recursos', 'dépense # ressources'),
  discarded: words('discards $', 'descarta $', 'défausse $'),
  // Where it goes to a hand or deck from, its owner alone may have seen it.
  returned: words('takes a card back', 'recupera una carta', 'reprend une carte'),
  readied: words('readies $', 'prepara $', 'redresse $'),
  exhausted: words('exhausts $', 'agota $', 'épuise $'),
  attached: words('attaches $', 'acopla $', 'attache $'),
  replaced: words('replaces $', 'sustituye $', 'remplace $'),
  'became-support': words('$ becomes a support', '$ pasa a ser un apoyo', '$ devient un soutien'),
  prevented: words(
    '# damage to $ is prevented',
    'se previenen # de daño a $',
    '# dégâts à $ évités',
  ),
  defeated: words('$ is defeated', '$ es derrotado', '$ est vaincu'),
  eliminated: words('is out of the game', 'queda fuera de la partida', 'quitte la partie'),
  queued: null,
  ability: words('ability of $', 'capacidad de $', 'capacité de $'),
  looked: null,
  round: words('Round #', 'Ronda #', 'Tour #'),
  won: words('wins', 'gana', 'gagne'),
};

/** One thing that happened, in words, naming only what everybody may see; null where there is nothing to tell. */
export const happeningLine = (
  book: Book,
  state: DestinyState,
  { what, seat, card, die, number }: Happening,
): ScreenLine | null => {
  const say = told[what];
  if (!say) return null;
  const lying = die === undefined ? undefined : state.dice[die];
  const one = state.cards[card ?? lying?.card ?? ''];
  const name = one ? fullName(book.card(one.card)) : '';
  const side = lying && lying.side >= 0 && one ? book.card(one.card).die[lying.side] : undefined;
  const said = say(name, String(number ?? 0));
  if (!side) return { seat: seat ?? null, text: said };
  const shown = sideText(side);
  return {
    seat: seat ?? null,
    text: {
      en: `${said.en} (${shown.en})`,
      es: `${said.es} (${shown.es})`,
      fr: `${said.fr ?? said.en} (${shown.fr ?? shown.en})`,
    },
  };
};
