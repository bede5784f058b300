import type { TableView } from '#contracts';
import { useCommand } from '../../../api/commands.js';
import { useText } from '../../../i18n/index.js';
import { FailureNote } from '../../../shared/feedback/failure-note.js';
import { AskFirst } from '../ask-first.js';

interface NoticesProps {
  readonly view: TableView;
  /** The player has chosen to offer a draw and not confirmed it yet. */
  readonly asking: boolean;
  readonly onClose: () => void;
  readonly onMoved: () => void;
}
interface PanelProps extends NoticesProps {
  readonly mine: 'a' | 'b';
  readonly other: string;
}

/** Asks before a draw is offered. */
const AskWhetherToOffer = ({ view, asking, other, onClose, onMoved }: PanelProps) => {
  const { t } = useText();
  const { eventId, matchId, game } = view;
  const offer = useCommand('OfferDraw', {
    eventId,
    onFailed: onMoved,
    onAccepted: () => {
      onClose();
      onMoved();
    },
  });
  return asking ? (
    <AskFirst
      title={t('table.draw.offer')}
      text={t('table.draw.offerText', { name: other })}
      pending={offer.pending}
      failure={offer.failure}
      onClose={onClose}
      onSend={() => offer.send({ matchId, game })}
    />
  ) : null;
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

/** A draw between the players of a running game: whether to offer one, and the offer that waits. */
export const DrawNotices = (props: NoticesProps) => {
  const { view } = props;
  const { mine } = view;
  if (mine === null) return null;
  const panel = { ...props, mine, other: view[mine === 'a' ? 'b' : 'a'].name };
  return (
    <>
      <AskWhetherToOffer {...panel} />
      {view.silence === null ? <DrawNotice {...panel} /> : null}
    </>
  );
};
