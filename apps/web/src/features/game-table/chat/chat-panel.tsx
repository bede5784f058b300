import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { chatPhrase, longestMessage, type TableChat } from '#contracts';
import { useAskChat } from '../../../api/chat.js';
import { useCommand } from '../../../api/commands.js';
import { useText } from '../../../i18n/index.js';
import { FailureNote } from '../../../shared/feedback/failure-note.js';
import { isMouse } from '../../../shared/table/is-mouse.js';
import { timeOfDay } from '../../../shared/time/times.js';
import type { ChatPlace } from './chat-place.js';
import { useMessageText } from './message-text.js';
import './chat.css';

interface PanelProps {
  readonly place: ChatPlace;
  readonly query: UseQueryResult<TableChat>;
  readonly onRead: (number: number) => void;
}

const Messages = ({
  place,
  messages,
  onRead,
}: Pick<PanelProps, 'place' | 'onRead'> & { readonly messages: TableChat['messages'] }) => {
  const { t, language } = useText();
  const text = useMessageText();
  const list = useRef<HTMLOListElement>(null);
  const last = messages.at(-1)?.number ?? 0;
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
    if (last > 0) onRead(last);
  }, [last, onRead]);
  if (messages.length === 0) return <p className="cg-chat-empty">{t('chat.empty')}</p>;
  return (
    <ol className="cg-log" tabIndex={0} aria-label={t('table.chat')} ref={list}>
      {messages.map((message) => (
        <li
          key={message.number}
          data-kind="line"
          data-whose={message.by === (place.mine ?? 'a') ? 'mine' : 'theirs'}
        >
          <b>{place.names[message.by]}</b> <small>{timeOfDay(message.at, language)}</small>
          <br />
          <bdi>{text(message)}</bdi>
        </li>
      ))}
    </ol>
  );
};

const Writing = ({ place, onSent }: { place: ChatPlace; onSent: () => void }) => {
  const { t } = useText();
  const matchId = place.game.id;
  const about = place.eventId === undefined ? {} : { eventId: place.eventId };
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const message = useCommand('SendMessage', {
    ...about,
    onAccepted: () => {
      setTyped('');
      onSent();
    },
    onFailed: onSent,
  });
  const phrase = useCommand('SendPhrase', { ...about, onAccepted: onSent, onFailed: onSent });
  useEffect(() => {
    // No focus on phones, where the keyboard would hide the messages before they were read.
    if (isMouse()) field.current?.focus();
  }, []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    phrase.clear();
    if (typed.trim() !== '' && !message.pending) message.send({ matchId, text: typed });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // The first Escape returns the keys to the board; the next one closes the panel.
    if (event.key === 'Escape') event.currentTarget.blur();
  };
  return (
    <>
      <FailureNote error={message.failure ?? phrase.failure} />
      <div className="cg-phrases" role="group" aria-label={t('chat.phrasesLabel')}>
        {chatPhrase.options.map((each) => (
          <button
            key={each}
            type="button"
            className="cg-btn"
            disabled={phrase.pending}
            onClick={() => {
              message.clear();
              phrase.send({ matchId, phrase: each });
            }}
          >
            {t(`chat.phrases.${each}`)}
          </button>
        ))}
      </div>
      <form className="cg-write" onSubmit={send}>
        <input
          ref={field}
          value={typed}
          maxLength={longestMessage}
          autoComplete="off"
          aria-label={t('chat.message')}
          placeholder={t('chat.message')}
          onChange={(change) => {
            setTyped(change.currentTarget.value);
            message.clear();
            phrase.clear();
          }}
          onKeyDown={onKeyDown}
        />
        <button type="submit" className="cg-btn" data-kind="primary" disabled={message.pending}>
          {t('chat.send')}
        </button>
      </form>
    </>
  );
};

const otherIn = ({ names, mine }: ChatPlace): string => names[mine === 'a' ? 'b' : 'a'];

/** Says that the player has muted or blocked the other one. */
const Deaf = ({ place, now }: { place: ChatPlace; now: NonNullable<TableChat['reception']> }) => {
  const { t } = useText();
  return now === 'open' ? null : (
    <p role="status">
      {t(now === 'muted' ? 'chat.nowMuted' : 'chat.nowBlocked', { name: otherIn(place) })}
    </p>
  );
};

/** Buttons to mute, block or hear the other player. */
const Reception = ({
  place,
  now,
  onSet,
}: {
  place: ChatPlace;
  now: NonNullable<TableChat['reception']>;
  onSet: () => void;
}) => {
  const { t } = useText();
  const matchId = place.game.id;
  const about = place.eventId === undefined ? {} : { eventId: place.eventId };
  const set = useCommand('SetChatReception', { ...about, onAccepted: onSet, onFailed: onSet });
  const other = otherIn(place);
  const choices = (['open', 'muted', 'blocked'] as const).filter((each) => each !== now);
  return (
    <>
      <FailureNote error={set.failure} />
      <div className="cg-phrases">
        {choices.map((reception) => (
          <button
            key={reception}
            type="button"
            className="cg-btn"
            data-kind="quiet"
            disabled={set.pending}
            onClick={() => set.send({ matchId, reception })}
          >
            {t(`chat.take.${reception}`, { name: other })}
          </button>
        ))}
      </div>
    </>
  );
};

/** The chat between two players; staff can read it. */
export const ChatPanel = ({ place, query, onRead }: PanelProps) => {
  const { t } = useText();
  const ask = useAskChat(place.game);
  const { data, error } = query;
  const mayWrite = place.may === 'write';
  const onlyReads = place.mine === null;
  return (
    <div className="cg-chat">
      <Messages place={place} messages={data?.messages ?? []} onRead={onRead} />
      <div className="cg-chat-end">
        <FailureNote error={error} onRetry={ask} />
        {mayWrite && data?.blocked !== true ? <Writing place={place} onSent={ask} /> : null}
        <Deaf place={place} now={data?.reception ?? 'open'} />
        {data?.blocked ? <p role="status">{t('chat.refused')}</p> : null}
        {mayWrite || onlyReads ? null : <p>{t('chat.closed')}</p>}
        <details>
          <summary>{t('chat.about')}</summary>
          {mayWrite ? (
            <Reception place={place} now={data?.reception ?? 'open'} onSet={ask} />
          ) : null}
          <small>{t(place.judged ? 'chat.judgesRead' : 'chat.kept')}</small>
        </details>
      </div>
    </div>
  );
};
