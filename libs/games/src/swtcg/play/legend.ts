import { joinTexts, sameText, type ScreenLegend, type Texts } from '#game';
import { type TextKey, textOf } from '../../texts.js';
import { arenas } from '../card.js';
import { explainedKeywords } from './keyword-words.js';

const entryOf = (name: Texts, says: TextKey): ScreenLegend['entries'][number] => ({
  name,
  says: textOf(says),
});

const ofArenas: ScreenLegend = {
  id: 'arenas',
  title: textOf('swtcg.legend.arenas'),
  entries: [
    entryOf(
      joinTexts(
        arenas.map((arena) => textOf(`swtcg.arena.${arena}`)),
        sameText(', '),
      ),
      'swtcg.explains.arenas',
    ),
  ],
};

const ofCards: ScreenLegend = {
  id: 'cards',
  title: textOf('swtcg.legend.cards'),
  entries: (['cost', 'speed', 'power', 'health', 'damage', 'tapped'] as const).map((one) =>
    entryOf(textOf(`swtcg.legend.${one}`), `swtcg.explains.${one}`),
  ),
};

const ofPools: ScreenLegend = {
  id: 'pools',
  title: textOf('swtcg.legend.pools'),
  entries: [
    entryOf(textOf('swtcg.counter.force'), 'swtcg.explains.force'),
    entryOf(textOf('swtcg.counter.points'), 'swtcg.explains.points'),
    entryOf(textOf('swtcg.zone.build'), 'swtcg.explains.build'),
  ],
};

const ofTurn: ScreenLegend = {
  id: 'turn',
  title: textOf('swtcg.legend.turn'),
  entries: (['ready', 'command', 'battle', 'end'] as const).map((phase) =>
    entryOf(textOf(`swtcg.phase.${phase}`), `swtcg.explains.${phase}`),
  ),
};

const ofKeywords: ScreenLegend = {
  id: 'keywords',
  title: textOf('swtcg.legend.keywords'),
  entries: explainedKeywords,
};

export const swtcgLegend: readonly ScreenLegend[] = [
  ofArenas,
  ofCards,
  ofPools,
  ofTurn,
  ofKeywords,
];
