import { Text } from '@mantine/core';
import type { MatchMoment } from './match-moment.js';
import { useCommand } from '../../../api/commands.js';
import { useText } from '../../../i18n/index.js';
import { useServerText } from '../../../shared/table/in-language.js';
import { AskFirst, RequestNotice } from '../ask-first.js';
import type { TakeBackProps } from './take-back-props.js';
import { opponentOf } from './use-match.js';

/** What happened after decision `to`, which the undo would cancel. */
const Since = ({ moment, to }: { moment: MatchMoment; to: number }) => {
  const say = useServerText();
  const lines = moment.log.filter(({ at, kind }) => at > to && kind === 'line');
  return lines.length === 0 ? null : (
    <ul className="cg-since">
      {lines.map((line, index) => (
        <li key={index}>{say(line)}</li>
      ))}
    </ul>
  );
};

interface DialogProps extends Omit<TakeBackProps, 'onMoved'> {
  readonly pending: boolean;
  readonly failure: unknown;
  readonly onClose: () => void;
  readonly onAsk: () => void;
}

/** Asks the other player to agree to an undo. */
export const AskDialog = (props: DialogProps) => {
  const { t } = useText();
  const { view, moment, pending, failure, onClose, onAsk } = props;
  if (view.mine === null) return null;
  const { name } = opponentOf(view, view.mine);
  return (
    <AskFirst
      title={t('table.takeBack.ask')}
      text={t('table.takeBack.askText', { name })}
      pending={pending}
      failure={failure}
      onClose={onClose}
      onSend={onAsk}
    >
      <Since moment={moment} to={view.takeBack?.to ?? moment.at} />
      <Text size="sm">{t('table.takeBack.sameAgain')}</Text>
    </AskFirst>
  );
};

/**
 * An open request to undo: the other player answers it, the one who asked may withdraw it. Playing
 * on ends it, too.
 */
export const AskedNotice = ({ view, moment, onMoved }: TakeBackProps) => {
  const { t } = useText();
  const { eventId, matchId, game, mine } = view;
  const answer = useCommand('AnswerTakeBack', { eventId, onAccepted: onMoved, onFailed: onMoved });
  const asked = view.takeBack?.asked ?? null;
  if (asked === null || mine === null) return null;
  const own = asked.by === mine;
  return (
    <RequestNotice
      title={
        own
          ? t('table.takeBack.asked', { name: opponentOf(view, mine).name })
          : t('table.takeBack.wants', { name: view[asked.by].name })
      }
      answer={{
        ...answer,
        send: (accept) => answer.send({ matchId, game, to: asked.to, accept }),
      }}
      no={t(own ? 'table.takeBack.withdraw' : 'table.takeBack.refuse')}
      yes={own ? null : t('table.takeBack.agree')}
    >
      <Since moment={moment} to={asked.to} />
      {own ? null : <small>{t('table.takeBack.sameAgain')}</small>}
    </RequestNotice>
  );
};
