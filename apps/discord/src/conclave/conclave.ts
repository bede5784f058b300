import { Injectable } from '@nestjs/common';
import { ApiSession, Connection } from '#client';
import { type MadeLink, madeLink, type SeatToken, seatToken } from '#contracts';
import { type DiscordConfiguration, Dependencies } from '#platform';
import { CONFIGURATION } from '../infrastructure/tokens.js';

const door = '/api/v1';
/**
 * Tries per request: Discord waits longer for an answer than a person would, so that brief outages
 * are bridged.
 */
const attempts = 6;

/** Access to the tournament server, through its versioned API only. */
@Injectable()
@Dependencies(CONFIGURATION)
export class Conclave {
  private readonly connection: Connection;
  private readonly visitor: ApiSession;

  constructor({ apiUrl }: DiscordConfiguration) {
    this.connection = new Connection(apiUrl, { sockets: 128 });
    this.visitor = new ApiSession(this.connection, { door, attempts });
  }

  /** A session with a person's token; null: an anonymous session. */
  as(token: string | null): ApiSession {
    return token === null
      ? new ApiSession(this.connection, { door, attempts })
      : new ApiSession(this.connection, { door, attempts, token });
  }

  /** Exchanges a link code for a token of its account. Throws ApiFailure `link/code-unknown`. */
  async link(code: string): Promise<MadeLink> {
    const answer = await this.visitor.post(`${door}/links`, { code, name: 'Discord' });
    return madeLink.parse(JSON.parse(answer));
  }

  /** Exchanges a guest code for a token of its seat. Throws ApiFailure `guest/code-unknown`. */
  async seat(eventId: string, code: string): Promise<SeatToken> {
    const answer = await this.visitor.post(`${door}/seats`, { eventId, code });
    return seatToken.parse(JSON.parse(answer));
  }

  close(): void {
    this.connection.close();
  }
}
