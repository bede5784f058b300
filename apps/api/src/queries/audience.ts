import type { Asker } from '#application';
import type { Audience, Viewer } from '#read-models';

const everyone = (): string => 'everyone';

/** The names of groups that get the same answer and share its computation. */
const names: { readonly [A in Audience]: (viewer: Viewer, asker: Asker) => string } = {
  everyone,
  desk: ({ staff }) => (staff ? 'staff' : everyone()),
  rank: ({ staff, sight, decks, own }) => {
    if (sight) return 'staff';
    if (decks) return 'decks';
    return `${staff ? 'seated staff' : ''} ${own ? 'own' : 'everyone'}`;
  },
  asker: (_viewer, asker) => {
    const seats = asker.seats.map((seat) => `${seat.eventId}/${seat.playerId}`).join(',');
    return `${asker.account?.id ?? ''} ${seats}`;
  },
};

export const audienceName = (audience: Audience, viewer: Viewer, asker: Asker): string =>
  names[audience](viewer, asker);
