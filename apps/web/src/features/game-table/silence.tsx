import { useState } from 'react';
import { useServerNow } from '../../api/server-time.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { AskFirst } from './ask-first.js';
import { ReadNotice } from './read-notice.js';
import { timeOfDay } from '../../shared/time/times.js';
import { type GameOnScreen, isOwnSide, type Silence } from './game.js';

interface SilenceProps {
  readonly game: GameOnScreen;
  readonly silence: Silence;
  /**
   * When the player to act left the game (ISO 8601); null while they are looking at it, or if
   * unknown.
   */
  readonly awaySince: string | null;
  /** The name of the player to be warned, while the viewer has not confirmed the warning. */
  readonly asking: string | null;
  readonly onClose: () => void;
}
type Warned = NonNullable<Silence['warned']>;

/**
 * `wait`: until when nothing more can be done; `act`: what can be done then; `due`: its
 * consequence; `soon`: what the warned player has to expect.
 */
const words = {
  claim: {
    wait: 'table.silence.claimFrom',
    act: 'table.silence.claim',
    due: null,
    soon: 'table.silence.claimedElse',
  },
  ruling: {
    wait: 'table.silence.rulingFrom',
    act: 'table.silence.askRuling',
    due: null,
    soon: 'table.silence.ruledElse',
  },
  'go-on': {
    wait: 'twinSuns.silence.from',
    act: 'twinSuns.silence.goOn',
    due: 'twinSuns.silence.leaves',
    soon: 'twinSuns.silence.soon',
  },
} as const;

/** Asks for confirmation before a player is warned. */
const AskWhetherToWarn = ({ silence: { warn }, asking, onClose }: SilenceProps) => {
  const { t } = useText();
  if (asking === null) return null;
  return (
    <AskFirst
      title={t('table.silence.warn', { name: asking })}
      text={t('table.silence.warnText', { name: asking })}
      pending={warn.pending}
      failure={warn.failure}
      onClose={onClose}
      onSend={warn.send}
    />
  );
};

/** For the waiting players: what they can do, and from when. */
const Waiting = ({
  silence: { way, then },
  awaySince,
  from,
  name,
}: Pick<SilenceProps, 'silence' | 'awaySince'> &
  Pick<Warned, 'from'> & { readonly name: string }) => {
  const { t, language } = useText();
  const early = useServerNow() < Date.parse(from);
  const { wait, act, due } = words[way];
  const facts = { name, time: timeOfDay(from, language) };
  return (
    <>
      <b>{t('table.silence.warned', { name })}</b>
      {awaySince === null ? null : (
        <small>{t('table.awaySince', { name, time: timeOfDay(awaySince, language) })}</small>
      )}
      <small>
        {then === null
          ? t('table.silence.rulingAsked')
          : t(early || due === null ? wait : due, facts)}
      </small>
      <FailureNote error={then?.failure ?? null} />
      {then === null || early ? null : (
        <div>
          <button
            type="button"
            className="cg-btn"
            data-kind="primary"
            disabled={then.pending}
            onClick={then.send}
          >
            {t(act, facts)}
          </button>
        </div>
      )}
    </>
  );
};

/** Whether the warned player is the viewer's partner: nobody claims a game from their own side. */
const isForPartner = (game: GameOnScreen, { seat }: Warned): boolean =>
  seat !== game.mine && isOwnSide(game, seat);

/**
 * The notices about a player for whom the others wait too long: the warning, and the further steps
 * that become possible later.
 */
export const SilenceNotices = (props: SilenceProps) => {
  const { t } = useText();
  const { game, silence, awaySince } = props;
  const { warned, way } = silence;
  const [read, setRead] = useState('');
  if (game.mine === null) return null;
  return (
    <>
      <AskWhetherToWarn {...props} />
      {warned === null || read === warned.from || isForPartner(game, warned) ? null : (
        <section className="cg-notice" data-area="note" role="status">
          {warned.seat === game.mine ? (
            <ReadNotice
              title={t('table.silence.waits', { name: game.seats[warned.by]?.name ?? '' })}
              text={t(words[way].soon)}
              onRead={() => setRead(warned.from)}
            />
          ) : (
            <Waiting
              silence={silence}
              awaySince={awaySince}
              name={game.seats[warned.seat]?.name ?? ''}
              from={warned.from}
            />
          )}
        </section>
      )}
    </>
  );
};
