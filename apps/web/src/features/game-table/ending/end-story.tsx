import { useMemo } from 'react';
import { type ReplayFile, unpackFrames } from '#contracts';
import { useReplay } from '../../../api/games.js';
import { type Translate, useText } from '../../../i18n/index.js';
import { AddressLink } from '../../../navigation/link.js';
import { CopyLink } from '../../../shared/sharing/copy-link.js';
import { useServerText } from '../../../shared/table/in-language.js';
import { seatsOf, type Side } from '../../../shared/table/visible.js';
import { type BasesThen, basesByRound, type Moment, momentsOf } from './moments.js';
import './end-story.css';

interface StoryProps {
  /** Path of the finished game on the server. */
  readonly from: string;
  /** Address of the game's replay. */
  readonly replay: string;
  readonly mine: Side | null;
}

const WIDTH = 300;
const HEIGHT = 84;

interface CurveProps {
  readonly bases: readonly BasesThen[];
  readonly sides: readonly Side[];
  readonly names: ReplayFile['names'];
  readonly mine: Side | null;
}

const lineOf = (bases: readonly BasesThen[], side: Side, most: number): string =>
  bases
    .map(({ left }, nth) => {
      const x = (nth / Math.max(1, bases.length - 1)) * WIDTH;
      return `${x.toFixed(1)},${(HEIGHT - ((left[side] ?? 0) / most) * HEIGHT).toFixed(1)}`;
    })
    .join(' ');

/**
 * The remaining HP of each base from the first round to the last, also in words for screen readers.
 */
const Curve = ({ bases, sides, names, mine }: CurveProps) => {
  const { t } = useText();
  const most = Math.max(1, ...bases.flatMap(({ left }) => sides.map((side) => left[side] ?? 0)));
  const nameOf = (side: Side): string => names[side] ?? '';
  const last = bases.at(-1);
  return (
    <figure className="cg-curve">
      <figcaption>
        {t('table.end.bases')}
        {sides.map((side) => (
          <span key={side} data-own={side === (mine ?? sides[0]) ? '' : undefined}>
            <bdi>{nameOf(side)}</bdi> <b>{last?.left[side] ?? 0}</b>
          </span>
        ))}
      </figcaption>
      <svg
        viewBox={`-4 -4 ${WIDTH + 8} ${HEIGHT + 8}`}
        role="img"
        aria-label={bases
          .filter(({ round }) => round > 0)
          .map(
            ({ round, left }) =>
              `${t('table.roundN', { round })}: ${sides.map((side) => `${nameOf(side)} ${left[side] ?? 0}`).join(', ')}`,
          )
          .join('. ')}
      >
        <path d={`M0 ${HEIGHT}H${WIDTH}`} />
        {sides.map((side) => (
          <polyline
            key={side}
            data-own={side === (mine ?? sides[0]) ? '' : undefined}
            points={lineOf(bases, side, most)}
          />
        ))}
      </svg>
    </figure>
  );
};

interface Named {
  readonly card: (id: string) => string;
  readonly player: (side: Side) => string;
}

const wordsOf = (t: Translate, moment: Moment, { card, player }: Named): string => {
  switch (moment.kind) {
    case 'swing':
      return t('table.end.swing', { name: player(moment.side), round: moment.round });
    case 'hit':
      return moment.by === null
        ? t('table.end.hit', { n: moment.n, name: card(moment.to.id) })
        : t('table.end.hitBy', { n: moment.n, name: card(moment.to.id), by: card(moment.by.id) });
    case 'leader':
      return t('table.end.leader', { name: card(moment.leader.id), round: moment.round });
  }
};

const Told = ({ file, replay, mine }: Omit<StoryProps, 'from'> & { readonly file: ReplayFile }) => {
  const { t } = useText();
  const say = useServerText();
  const positions = useMemo(() => unpackFrames(file.frames, file), [file]);
  const { faces } = file;
  const names = mine === null ? file.names : { ...file.names, [mine]: t('table.you') };
  const [first] = positions;
  const sides = first === undefined ? [] : seatsOf(first.board);
  const named: Named = {
    player: (side) => names[side] ?? '',
    card: (id) => {
      const face = faces[id];
      return face?.names === undefined ? (face?.name ?? '') : say(face.names);
    },
  };
  const moments = momentsOf(positions, mine);
  // The replay opens one decision earlier, so that the moment itself is still to come.
  const addressOf = ({ at }: Moment): string => `${replay}?at=${Math.max(0, at - 1)}`;
  return (
    <>
      <Curve bases={basesByRound(positions)} sides={sides} names={names} mine={mine} />
      {moments.length === 0 ? null : (
        <section className="cg-moments" aria-label={t('table.end.moments')}>
          <h3>{t('table.end.moments')}</h3>
          <ul>
            {moments.map((moment) => (
              <li key={moment.kind}>
                <AddressLink href={addressOf(moment)}>{wordsOf(t, moment, named)}</AddressLink>
                <CopyLink path={addressOf(moment)} label={t('table.end.share')} size="compact-sm" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
};

/**
 * How the game went: the curve of the bases and the moments worth sharing. Empty if the viewer may
 * not see the replay.
 */
export const EndStory = ({ from, ...props }: StoryProps) => {
  const { data } = useReplay<ReplayFile>(from);
  return data === undefined ? null : <Told {...props} file={data} />;
};
