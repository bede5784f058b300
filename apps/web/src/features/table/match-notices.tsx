import type { TablePresence, TableSilence, TableView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/failure-note.js';
import { AskFirst } from '../../shared/table/ask-first.js';
import { SilenceNotice } from '../../shared/table/silence-notice.js';
import { timeOfDay } from '../../shared/times.js';

interface NoticesProps {
  readonly view: TableView;
  /** Moves made in the game that the page shows. */
  readonly at: number;
  readonly presence: TablePresence | null;
  /** What the player has chosen in the menu and not confirmed yet. */
  readonly asking: 'draw' | 'silence' | null;
  readonly onClose: () => void;
  readonly onMoved: () => void;
}
type Side = 'a' | 'b';
interface PanelProps extends Omit<NoticesProps, 'asking' | 'at'> {
  readonly mine: Side;
  readonly other: string;
}

/** Asks before the other player is told. */
const AskWhetherToSay = ({
  view,
  at,
  asking,
  other,
  onClose,
  onMoved,
}: Omit<NoticesProps, 'presence'> & { readonly other: string }) => {
  const { t } = useText();
  const { eventId, matchId, game, takenBack } = view;
  const follow = {
    eventId,
    onFailed: onMoved,
    onAccepted: () => {
      onClose();
      onMoved();
    },
  };
  const offer = useCommand('OfferDraw', follow);
  const warn = useCommand('WarnSilence', follow);
  if (asking === null) return null;
  if (asking === 'draw')
    return (
      <AskFirst
        title={t('table.draw.offer')}
        text={t('table.draw.offerText', { name: other })}
        pending={offer.pending}
        failure={offer.failure}
        onClose={onClose}
        onSend={() => offer.send({ matchId, game })}
      />
    );
  return (
    <AskFirst
      title={t('table.silence.warn')}
      text={t('table.silence.warnText', { name: other })}
      pending={warn.pending}
      failure={warn.failure}
      onClose={onClose}
      onSend={() => warn.send({ matchId, game, at, takenBack })}
    />
  );
};

/** The offer that waits: the other player answers it, whoever made it may withdraw it. */
const DrawNotice = ({ view, mine, other, onMoved }: PanelProps) => {
  const { t } = useText();
  const { eventId, matchId, game, draw } = view;
  const answer = useCommand('AnswerDraw', { eventId, onAccepted: onMoved, onFailed: onMoved });
  if (draw === null || draw.by === null) return null;
  const own = draw.by === mine;
  const say = (accept: boolean) => answer.send({ matchId, game, accept });
  return (
    <section className="cg-notice" data-area="note" role="status">
      <b>
        {own ? t('table.draw.offered', { name: other }) : t('table.draw.offers', { name: other })}
      </b>
      {own ? null : <small>{t('table.draw.offersText')}</small>}
      <FailureNote error={answer.failure} />
      <div>
        <button
          type="button"
          className="cg-btn"
          disabled={answer.pending}
          onClick={() => say(false)}
        >
          {t(own ? 'table.draw.withdraw' : 'table.draw.decline')}
        </button>
        {own ? null : (
          <button
            type="button"
            className="cg-btn"
            data-kind="primary"
            disabled={answer.pending}
            onClick={() => say(true)}
          >
            {t('table.draw.accept')}
          </button>
        )}
      </div>
    </section>
  );
};

/** The wait of a match: where no judge watches the game may be claimed, else a judge be asked. */
const Silence = ({
  silence,
  view,
  mine,
  other,
  presence,
  onMoved,
}: PanelProps & { readonly silence: TableSilence }) => {
  const { t, language } = useText();
  const follow = { eventId: view.eventId, onAccepted: onMoved, onFailed: onMoved };
  const ruling = useCommand('AskRuling', follow);
  const claim = useCommand('ClaimGame', follow);
  const from = silence.claimFrom ?? silence.rulingFrom ?? '';
  const claims = silence.claimFrom !== null;
  const time = timeOfDay(from, language);
  const about = { matchId: view.matchId, game: view.game };
  return (
    <SilenceNotice
      other={other}
      own={silence.by === mine}
      awaySince={presence?.[mine === 'a' ? 'b' : 'a'].awaySince ?? null}
      wait={
        silence.rulingAsked
          ? t('table.silence.rulingAsked')
          : t(claims ? 'table.silence.claimFrom' : 'table.silence.rulingFrom', { time })
      }
      then={
        silence.rulingAsked
          ? null
          : {
              from,
              label: t(claims ? 'table.silence.claim' : 'table.silence.askRuling'),
              pending: ruling.pending || claim.pending,
              send: () => (claims ? claim.send(about) : ruling.send(about)),
            }
      }
      failure={ruling.failure ?? claim.failure}
      soon={t(claims ? 'table.silence.claimedElse' : 'table.silence.ruledElse')}
    />
  );
};

/** What lies between the players of a running game beside the game itself: an offered draw, a wait that takes too long. */
export const MatchNotices = (props: NoticesProps) => {
  const { view } = props;
  const { mine } = view;
  if (mine === null) return null;
  const panel = { ...props, mine, other: view[mine === 'a' ? 'b' : 'a'].name };
  return (
    <>
      <AskWhetherToSay {...panel} />
      {view.silence === null ? (
        <DrawNotice {...panel} />
      ) : (
        <Silence {...panel} silence={view.silence} />
      )}
    </>
  );
};
