import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Injectable } from '@nestjs/common';
import { type DiscordConfiguration, Dependencies } from '#platform';
import { CONFIGURATION } from '../infrastructure/tokens.js';
import { SealedTokens } from './sealed-tokens.js';

const tables = `
create table if not exists accounts (
  person text primary key, token text not null, name text not null
) strict;
create table if not exists seats (
  person text not null, event text not null, turn integer not null, name text not null,
  player text, token text, primary key (person, event)
) strict;
create table if not exists channels (
  channel text primary key, event text not null, person text not null, language text not null
) strict;
create table if not exists posts (
  channel text not null, key text not null, event text not null, message text, said text not null,
  primary key (channel, key)
) strict;
create index if not exists posts_by_message on posts (message);
create index if not exists seats_by_player on seats (event, player);
`;

export interface LinkedAccount {
  readonly token: string;
  readonly name: string;
}

/** A person's seat at an event. */
export interface HeldSeat {
  /**
   * Number of the registration: a repeated attempt with the same number is the same registration.
   */
  readonly turn: number;
  readonly name: string;
  /** Null while the registration is in progress; empty after it was refused. */
  readonly player: string | null;
  /** Null if the seat belongs to the linked account. */
  readonly token: string | null;
}

export interface FollowingChannel {
  readonly channel: string;
  readonly event: string;
  /**
   * The person who made the channel follow the event, which is read with the token of their
   * account.
   */
  readonly person: string;
  /** The language of the posts. */
  readonly language: string;
}

/** A post as last sent; `message` is null while it is being sent. */
export interface KeptPost {
  readonly channel: string;
  readonly key: string;
  readonly event: string;
  readonly message: string | null;
  readonly said: string;
}

interface KeptToken {
  readonly rowid: number;
  readonly person: string;
  readonly event: string | null;
  readonly token: string;
}

const placeOf = (person: string, event: string): string => `${person}/${event}`;

/**
 * Everything that must survive a restart: linked people, the events that channels follow, and the
 * posts.
 */
@Injectable()
@Dependencies(CONFIGURATION)
export class Store {
  private readonly database: DatabaseSync;
  private readonly tokens: SealedTokens;

  constructor({ dataDir, botToken }: Pick<DiscordConfiguration, 'dataDir' | 'botToken'>) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const file = path.join(dataDir, 'discord.sqlite');
    this.database = new DatabaseSync(file);
    chmodSync(file, 0o600);
    this.database.exec(
      `pragma journal_mode = wal; pragma synchronous = normal; pragma secure_delete = on; ${tables}`,
    );
    this.tokens = new SealedTokens(botToken);
    this.sealOlder();
  }

  close(): void {
    this.database.close();
  }

  /**
   * Also null if the token cannot be opened, for example after a change of the bot's token; the
   * person must link again.
   */
  account(person: string): LinkedAccount | null {
    const kept = this.one<LinkedAccount>(
      'select token, name from accounts where person = ?',
      person,
    );
    const token = kept && this.tokens.open(person, kept.token);
    return kept && token !== null ? { token, name: kept.name } : null;
  }

  keepAccount(person: string, { token, name }: LinkedAccount): void {
    const sealed = this.tokens.seal(person, token);
    this.run('insert or replace into accounts values (?, ?, ?)', person, sealed, name);
  }

  forget(person: string): void {
    this.run('delete from accounts where person = ?', person);
    this.run('delete from seats where person = ?', person);
  }

  /** Also null if its token cannot be opened. */
  seat(person: string, event: string): HeldSeat | null {
    const kept = this.one<HeldSeat>(
      'select turn, name, player, token from seats where person = ? and event = ?',
      person,
      event,
    );
    if (!kept?.token) return kept;
    const token = this.tokens.open(placeOf(person, event), kept.token);
    return token === null ? null : { ...kept, token };
  }

  keepSeat(person: string, event: string, { turn, name, player, token }: HeldSeat): void {
    this.run(
      'insert or replace into seats values (?, ?, ?, ?, ?, ?)',
      ...[person, event, turn, name, player],
      token === null ? null : this.tokens.seal(placeOf(person, event), token),
    );
  }

  /** The Discord id of the person in this player's seat; null if nobody is known. */
  holderOf(event: string, player: string): string | null {
    const found = this.one<{ person: string }>(
      'select person from seats where event = ? and player = ?',
      event,
      player,
    );
    return found?.person ?? null;
  }

  /** The event that one of these channels follows, or to which the thread of a post belongs. */
  eventOf(places: readonly string[]): FollowingChannel | null {
    for (const place of places) {
      const own = this.channel(place);
      if (own) return own;
      const post = this.one<{ channel: string }>(
        'select channel from posts where message = ?',
        place,
      );
      const above = post && this.channel(post.channel);
      if (above) return above;
    }
    return null;
  }

  channels(): readonly FollowingChannel[] {
    return this.database
      .prepare('select channel, event, person, language from channels order by channel')
      .all() as unknown as FollowingChannel[];
  }

  keepChannel({ channel, event, person, language }: FollowingChannel): void {
    this.run(
      'insert or replace into channels values (?, ?, ?, ?)',
      channel,
      event,
      person,
      language,
    );
  }

  forgetChannel(channel: string): void {
    this.run('delete from channels where channel = ?', channel);
  }

  post(channel: string, key: string): KeptPost | null {
    return this.one<KeptPost>(
      'select channel, key, event, message, said from posts where channel = ? and key = ?',
      channel,
      key,
    );
  }

  keepPost({ channel, key, event, message, said }: KeptPost): void {
    this.run(
      'insert or replace into posts values (?, ?, ?, ?, ?)',
      ...[channel, key, event, message, said],
    );
  }

  /** Encrypts tokens that former versions stored as plain text. */
  private sealOlder(): void {
    for (const table of ['accounts', 'seats'] as const) {
      const event = table === 'seats' ? 'event' : 'null as event';
      const rows = this.database
        .prepare(`select rowid, person, ${event}, token from ${table} where token is not null`)
        .all() as unknown as readonly KeptToken[];
      for (const { rowid, person, event: of, token } of rows)
        if (!this.tokens.isSealed(token))
          this.run(
            `update ${table} set token = ? where rowid = ?`,
            this.tokens.seal(of === null ? person : placeOf(person, of), token),
            rowid,
          );
    }
  }

  private channel(channel: string): FollowingChannel | null {
    return this.one<FollowingChannel>(
      'select channel, event, person, language from channels where channel = ?',
      channel,
    );
  }

  private one<Row>(statement: string, ...values: readonly string[]): Row | null {
    const row = this.database.prepare(statement).get(...values);
    return row === undefined ? null : (row as Row);
  }

  private run(statement: string, ...values: readonly (string | number | null)[]): void {
    this.database.prepare(statement).run(...values);
  }
}
