import type { StandingRow } from '#contracts';
import { atEvent, type DiscordCommand } from './command.js';

/** The number of places that fit into a message. */
const shown = 20;

const places = (rows: readonly StandingRow[]): string =>
  rows
    .slice(0, shown)
    .map(({ rank, name, points, record }) => `${rank}. ${name} · ${points} (${record})`)
    .join('\n');

export const standingsCommand: DiscordCommand = {
  name: 'standings',
  run: (occasion) =>
    atEvent(occasion, async ({ following, event }) => {
      const { words, store, views, wish, publicUrl } = occasion;
      const { afterRound, rows } = await views
        .readerOf(following)
        .ask('standings', { eventId: following.event });
      if (rows.length === 0) return { text: words.noStandings };
      const player = store.seat(wish.person.id, following.event)?.player;
      const own = rows.find(({ playerId }) => playerId === player);
      return {
        text: [
          words.standings(event.name, afterRound),
          places(rows),
          ...(own ? [words.ownRank(own.rank, own.points)] : []),
          ...(rows.length > shown
            ? [words.more(`${publicUrl}/e/${following.event}/standings`)]
            : []),
        ].join('\n'),
      };
    }),
};
