import type { PropsWithChildren } from 'react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import type { Answering } from '../../shared/table/board-frame.js';
import { Dialog } from '../../shared/table/dialog.js';

interface AskFirstProps extends PropsWithChildren {
  /** The message to the others, also the label of the button that sends it. */
  readonly title: string;
  readonly text: string;
  readonly pending: boolean;
  readonly failure: unknown;
  readonly onClose: () => void;
  readonly onSend: () => void;
}

/** Asks the player for confirmation before the other players of a game are notified. */
export const AskFirst = ({ title, text, pending, failure, ...rest }: AskFirstProps) => {
  const { t } = useText();
  return (
    <Dialog opened onClose={rest.onClose} title={title}>
      <Stack>
        <Text>{text}</Text>
        {rest.children}
        <FailureNote error={failure} />
        <Group justify="flex-end">
          <Button variant="default" onClick={rest.onClose}>
            {t('table.playOn')}
          </Button>
          <Button loading={pending} onClick={rest.onSend} data-autofocus>
            {title}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
};

interface RequestProps extends PropsWithChildren {
  readonly title: string;
  /** Sends whether the viewer agrees; the player who made the request withdraws it with false. */
  readonly answer: Answering<boolean>;
  readonly no: string;
  /** null for the player who made the request. */
  readonly yes: string | null;
}

/** A request from one player to the other, shown until it is answered or withdrawn. */
export const RequestNotice = ({ title, answer, no, yes, children }: RequestProps) => (
  <section className="cg-notice" data-area="note" role="status">
    <b>{title}</b>
    {children}
    <FailureNote error={answer.failure} />
    <div>
      <button
        type="button"
        className="cg-btn"
        disabled={answer.pending}
        onClick={() => answer.send(false)}
      >
        {no}
      </button>
      {yes === null ? null : (
        <button
          type="button"
          className="cg-btn"
          data-kind="primary"
          disabled={answer.pending}
          onClick={() => answer.send(true)}
        >
          {yes}
        </button>
      )}
    </div>
  </section>
);
