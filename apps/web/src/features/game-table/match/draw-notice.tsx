import type { TableView } from '#contracts';
import { useCommand } from '../../../api/commands.js';
import { useText } from '../../../i18n/index.js';
import { AskFirst, RequestNotice } from '../ask-first.js';
import { opponentOf } from './use-match.js';

interface NoticesProps {
  readonly view: TableView;
  /** Whether the player has chosen to offer a draw and has not confirmed it yet. */
  readonly asking: boolean;
  readonly onClose: () => void;
  readonly onMoved: () => void;
}
interface PanelProps extends NoticesProps {
  readonly mine: 'a' | 'b';
  readonly other: string;
}

/** Asks for confirmation before a draw is offered. */
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

/** An open draw offer: the other player answers it, the one who made it may withdraw it. */
const DrawNotice = ({ view, mine, other, onMoved }: PanelProps) => {
  const { t } = useText();
  const { eventId, matchId, game, draw } = view;
  const answer = useCommand('AnswerDraw', { eventId, onAccepted: onMoved, onFailed: onMoved });
  if (draw === null || draw.by === null) return null;
  const own = draw.by === mine;
  return (
    <RequestNotice
      title={
        own ? t('table.draw.offered', { name: other }) : t('table.draw.offers', { name: other })
      }
      answer={{ ...answer, send: (accept) => answer.send({ matchId, game, accept }) }}
      no={t(own ? 'table.draw.withdraw' : 'table.draw.decline')}
      yes={own ? null : t('table.draw.accept')}
    >
      {own ? null : <small>{t('table.draw.offersText')}</small>}
    </RequestNotice>
  );
};

/** Draws by agreement in a running game: the confirmation of an offer, and the open offer. */
export const DrawNotices = (props: NoticesProps) => {
  const { view } = props;
  const { mine } = view;
  if (mine === null) return null;
  const panel = { ...props, mine, other: opponentOf(view, mine).name };
  return (
    <>
      <AskWhetherToOffer {...panel} />
      {view.silence === null ? <DrawNotice {...panel} /> : null}
    </>
  );
};
