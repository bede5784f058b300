import { EVENT_COLUMNS, SETTLED_COLUMNS } from './event-rows.js';

export interface Statement {
  /** Prepared once per connection under this name. */
  readonly name: string;
  readonly text: string;
}

/**
 * One round trip and one transaction for any number of appends. The function locks the rows of their logs first and looks afterwards, so it
 * sees every append that came before; what it accepts takes the next positions, and what it leaves out takes none. Those of one batch are
 * accepted all or not at all.
 */
export const APPEND: Statement = {
  name: 'conclave-append-batches',
  text: `select item, ordinal, global_position
           from append_events($1::text[], $2::text[], $3::text[], $4::text[], $5::timestamptz[],
             $6::int[], $7::text[], $8::int[], $9::text[],
             $10::int[], $11::int[], $12::text[], $13::int[], $14::text[], $15::int[], $16::json[], $17::text[], $18::text[], $19::int[])`,
};

/** Hashes at the given places of streams, for appends whose caller did not know them. */
export const READ_HASHES: Statement = {
  name: 'conclave-read-hashes',
  text: `select h.stream_id, (select e.hash from streams s join events e using (log, stream_id) where s.stream_id = h.stream_id and e.version = h.version)
           from unnest($1::text[], $2::int[]) as h (stream_id, version)`,
};

export const READ_STREAM: Statement = {
  name: 'conclave-read-stream',
  text: `select ${EVENT_COLUMNS} from streams s join events e using (log, stream_id)
          where s.stream_id = $1 and e.version >= $2 order by e.version limit $3`,
};

/** What has come to several streams since somebody looked: first versions by stream. */
export const READ_NEWS: Statement = {
  name: 'conclave-read-news',
  text: `select ${EVENT_COLUMNS} from unnest($1::text[], $2::int[]) as known (stream_id, next_version)
           join streams s using (stream_id)
          cross join lateral (select * from events where log = s.log and stream_id = s.stream_id and version >= known.next_version order by version) e`,
};

/** Which log each of these streams lies in. */
export const LOGS_OF: Statement = {
  name: 'conclave-logs-of',
  text: 'select stream_id, log from streams where stream_id = any ($1::text[])',
};

export const READ_LOG: Statement = {
  name: 'conclave-read-log',
  text: `select ${EVENT_COLUMNS} from events e where e.log = $1 and e.position > $2 order by e.position limit $3`,
};

export const LIST_LOGS: Statement = {
  name: 'conclave-list-logs',
  text: `select log, position from logs where position > 0 and ($1::text is null or log > $1 collate "C") order by log collate "C" limit $2`,
};

/** A command that has nothing to append: it lies in no log, and says itself who sent it and when. */
export const SETTLE: Statement = {
  name: 'conclave-settle',
  text: `insert into commands (command_id, log, position, events, actor, correlation_id, at)
         values ($1, '', 0, 0, $2, $3, $4) on conflict (command_id) do nothing returning command_id`,
};

export const FIND_COMMAND: Statement = {
  name: 'conclave-find-taken',
  text: `select ${EVENT_COLUMNS}, ${SETTLED_COLUMNS} from commands c
           left join events e on e.log = c.log and e.position >= c.position and e.position < c.position + c.events
          where c.command_id = $1 order by e.ordinal`,
};

/** Each of these commands that was taken, with the first of its events. */
export const FIRST_EVENTS: Statement = {
  name: 'conclave-first-taken',
  text: `select ${EVENT_COLUMNS}, ${SETTLED_COLUMNS} from unnest($1::text[]) as asked (command_id)
          cross join lateral (select * from commands where command_id = asked.command_id limit 1) c
           left join events e on e.log = c.log and e.position = c.position`,
};
