import { Injectable } from '@nestjs/common';
import { ApiSession, Connection } from '#client';
import { type MadeLink, madeLink, type SeatToken, seatToken } from '#contracts';
import { type DiscordConfiguration, Dependencies } from '#platform';
import { CONFIGURATION } from '../infrastructure/tokens.js';

const door = '/api/v1';
/** Discord waits for its answer longer than a person does: what is away for a moment is asked again. */
const attempts = 6;

/** The tournament server, through its versioned door alone. */
@Injectable()
@Dependencies(CONFIGURATION)
export class Conclave {
  private readonly connection: Connection;
  private readonly visitor: ApiSession;

  constructor({ apiUrl }: DiscordConfiguration) {
    this.connection = new Connection(apiUrl, { sockets: 128 });
    this.visitor = new ApiSession(this.connection, { door, attempts });
  }

  /** Somebody by their token; nobody in particular where there is none. */
  as(token: string | null): ApiSession {
    return token === null
      ? new ApiSession(this.connection, { door, attempts })
      : new ApiSession(this.connection, { door, attempts, token });
  }

  /** A token of the account that made this code. Throws ApiFailure `link/code-unknown`. */
  async link(code: string): Promise<MadeLink> {
    const answer = await this.visitor.post(`${door}/links`, { code, name: 'Discord' });
    return madeLink.parse(JSON.parse(answer));
  }

  /** A token of the seat that this code opens. Throws ApiFailure `guest/code-unknown`. */
  async seat(eventId: string, code: string): Promise<SeatToken> {
    const answer = await this.visitor.post(`${door}/seats`, { eventId, code });
    return seatToken.parse(JSON.parse(answer));
  }

  close(): void {
    this.connection.close();
  }
}
