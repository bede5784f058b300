import { html, type Markup } from '#platform';
import {
  inLanguage,
  type TableBoard,
  type TableHalf,
  type TableUnit,
  type TableView,
} from '#contracts';
import type { Words } from './words.js';

/** How a board names cards: by the faces in the asker's view. */
interface Reader {
  readonly faces: TableBoard['faces'];
  readonly lang: string;
}

const nameOf = (id: string, { faces, lang }: Reader): string => {
  const face = faces[id];
  return face === undefined ? '' : face.names ? inLanguage(face.names, lang) : face.name;
};

const unitLine = (unit: TableUnit, reader: Reader): Markup => {
  const { power, hp, damage, ready, leader, upgrades, captives } = unit;
  const carried = [...upgrades, ...captives].map(({ id }) => nameOf(id, reader)).join(', ');
  return html`<li class="${[ready ? '' : 'spent', leader ? 'led' : ''].join(' ').trim()}">
    <span>${nameOf(unit.id, reader)}</span><i>${carried}</i><em>${power}/${hp - damage}</em>
  </li>`;
};

const arenaOf = ({ units }: TableHalf, arena: 'ground' | 'space', reader: Reader): Markup =>
  html`<ul class="arena">
    ${units.filter((unit) => unit.arena === arena).map((unit) => unitLine(unit, reader))}
  </ul>`;

/**
 * The cards of a hand only if the view has them: the player's own hand, or any for a caster who may
 * see hands.
 */
const handOf = ({ hand, handSize }: TableHalf, words: Words, reader: Reader): Markup =>
  html`<p class="hand">
    <b>${words.hand} ${handSize}</b
    >${(hand ?? []).map(({ id }) => html`<span>${nameOf(id, reader)}</span>`)}
  </p>`;

const halfOf = (
  half: TableHalf,
  { name, won }: Pick<TableView['a'], 'name' | 'won'>,
  {
    words,
    reader,
    active,
  }: { readonly words: Words; readonly reader: Reader; readonly active: boolean },
): Markup => {
  const { base, leaders, resources, credits, force, deckSize } = half;
  const ready = resources.filter((resource) => resource.ready).length;
  return html`<section class="${active ? 'active' : ''}">
    <header>
      <strong>${name}</strong><i>${won}</i><span>${nameOf(base.id, reader)}</span
      ><em class="life">${Math.max(0, base.hp - base.damage)}</em>
    </header>
    <p class="leaders">
      ${leaders.map(
        (leader) =>
          html`<span class="${leader.ready ? '' : 'spent'}">${nameOf(leader.id, reader)}</span>`,
      )}<i>${words.resources} ${ready}/${resources.length}</i
      ><i>${words.deck} ${deckSize}</i
      >${credits > 0 ? html`<i>${words.credits} ${credits}</i>` : null}${
        force ? html`<i>${words.force}</i>` : null
      }
    </p>
    <div class="arenas">${arenaOf(half, 'ground', reader)}${arenaOf(half, 'space', reader)}</div>
    ${handOf(half, words, reader)}
  </section>`;
};

/**
 * A game on screen as the asker may see it, with their delay; it shows nothing that is not in their
 * own view of the table. `data-match` tells the page which table's line to follow.
 */
export const tableBoard = (
  view: Pick<TableView, 'matchId' | 'a' | 'b' | 'board' | 'game'>,
  { words, lang }: { readonly words: Words; readonly lang: string },
): Markup => {
  const { board, matchId, a, b, game } = view;
  if (board === null) return html`<p class="nothing" data-match="${matchId}">${words.nothing}</p>`;
  const reader = { faces: board.faces, lang };
  const half = (side: 'a' | 'b') =>
    halfOf(board[side], { a, b }[side], { words, reader, active: board.waitingFor === side });
  return html`<div class="table" data-match="${matchId}">
    ${half('a')}
    <p class="turn">${words.game(game)} · ${words.round(board.round)}</p>
    ${half('b')}
  </div>`;
};
