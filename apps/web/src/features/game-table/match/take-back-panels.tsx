import { Button, Group, Stack, Text } from '@mantine/core';
import type { TableBoard } from '#contracts';
import { useCommand } from '../../../api/commands.js';
import { useText } from '../../../i18n/index.js';
import { FailureNote } from '../../../shared/feedback/failure-note.js';
import { useServerText } from '../../../shared/table/in-language.js';
import { Dialog } from '../../../shared/table/dialog.js';
import type { TakeBackProps } from './take-back-props.js';

/** What happened since the decision after so many moves: what would not count any more. */
const Since = ({ board, to }: { board: TableBoard; to: number }) => {
  const say = useServerText();
  const lines = board.log.filter(({ at, kind }) => at > to && kind === 'line');
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

/** Asks the other player to agree. */
export const AskDialog = (props: DialogProps) => {
  const { t } = useText();
  const { view, board, pending, failure, onClose, onAsk } = props;
  const other = view[view.mine === 'a' ? 'b' : 'a'].name;
  return (
    <Dialog opened onClose={onClose} title={t('table.takeBack.ask')}>
      <Stack>
        <Text>{t('table.takeBack.askText', { name: other })}</Text>
        <Since board={board} to={view.takeBack?.to ?? board.at} />
        <Text size="sm">{t('table.takeBack.sameAgain')}</Text>
        <FailureNote error={failure} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('table.playOn')}
          </Button>
          <Button loading={pending} onClick={onAsk} data-autofocus>
            {t('table.takeBack.ask')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
};

/** The request that waits: the other player answers it, the asker may withdraw it. Playing on ends it too. */
export const AskedNotice = ({ view, board, onMoved }: TakeBackProps) => {
  const { t } = useText();
  const { eventId, matchId, game, mine } = view;
  const answer = useCommand('AnswerTakeBack', { eventId, onAccepted: onMoved, onFailed: onMoved });
  const asked = view.takeBack?.asked ?? null;
  if (asked === null || mine === null) return null;
  const own = asked.by === mine;
  const say = (accept: boolean) => answer.send({ matchId, game, to: asked.to, accept });
  return (
    <section className="cg-notice" data-area="note" role="status">
      <b>
        {own
          ? t('table.takeBack.asked', { name: view[mine === 'a' ? 'b' : 'a'].name })
          : t('table.takeBack.wants', { name: view[asked.by].name })}
      </b>
      <Since board={board} to={asked.to} />
      {own ? null : <small>{t('table.takeBack.sameAgain')}</small>}
      <FailureNote error={answer.failure} />
      <div>
        {own ? (
          <button
            type="button"
            className="cg-btn"
            disabled={answer.pending}
            onClick={() => say(false)}
          >
            {t('table.takeBack.withdraw')}
          </button>
        ) : (
          <>
            <button
              type="button"
              className="cg-btn"
              disabled={answer.pending}
              onClick={() => say(false)}
            >
              {t('table.takeBack.refuse')}
            </button>
            <button
              type="button"
              className="cg-btn"
              data-kind="primary"
              disabled={answer.pending}
              onClick={() => say(true)}
            >
              {t('table.takeBack.agree')}
            </button>
          </>
        )}
      </div>
    </section>
  );
};
