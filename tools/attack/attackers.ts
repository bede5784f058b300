import { ApiSession, type Connection } from '#client';
import { IMPORTER } from '../../test/support/fleet.js';

export const roles = [
  'visitor',
  'account',
  'guest',
  'player',
  'scorekeeper',
  'judge',
  'organizer',
  'owner',
] as const;
export type Role = (typeof roles)[number];

export const password = 'correct horse battery';

const signedUp = async (
  connection: Connection,
  name: string,
  email = `${name}-${crypto.randomUUID()}@example.org`,
): Promise<Person> => {
  const session = new ApiSession(connection, { attempts: 1 });
  await session.signUp({ name, email, password });
  return { session, email, account: (await session.me()).account?.id ?? '' };
};

export interface Person {
  readonly session: ApiSession;
  readonly email: string;
  readonly account: string;
}

/** All attackers: one of each role, and an account that may lose its sessions. */
export class Attackers {
  readonly people: Readonly<Record<Role, ApiSession>>;

  private constructor(
    private readonly connection: Connection,
    readonly accounts: Readonly<Record<Exclude<Role, 'visitor' | 'guest'>, Person>>,
    /** Accounts without a needed role: they are granted roles at random. */
    readonly strangers: readonly Person[],
    private spare: Person,
  ) {
    const anonymous = (): ApiSession => new ApiSession(connection, { attempts: 1 });
    const sessions = Object.fromEntries(
      Object.entries(accounts).map(([role, { session }]) => [role, session]),
    ) as Readonly<Record<keyof typeof accounts, ApiSession>>;
    this.people = { ...sessions, visitor: anonymous(), guest: anonymous() };
  }

  static async gather(connection: Connection): Promise<Attackers> {
    const signUp = (name: string): Promise<Person> => signedUp(connection, name);
    const accounts = {
      account: await signedUp(connection, 'account', IMPORTER),
      player: await signUp('player'),
      scorekeeper: await signUp('scorekeeper'),
      judge: await signUp('judge'),
      organizer: await signUp('organizer'),
      owner: await signUp('owner'),
    };
    return new Attackers(
      connection,
      accounts,
      [await signUp('stranger'), await signUp('another')],
      await signUp('spare'),
    );
  }

  headersOf(role: Role): Record<string, string> {
    return this.people[role].identity();
  }

  get disposable(): Person {
    return this.spare;
  }

  /** Replaces the disposable account after its sessions were ended or its password changed. */
  async replaceDisposable(): Promise<void> {
    this.spare = await signedUp(this.connection, 'spare');
  }
}

const staffRoles: ReadonlySet<Role> = new Set(['owner', 'organizer', 'judge', 'scorekeeper']);

/**
 * The grants of the rights table that a person in this role could ever have in the events of the
 * attack.
 */
export const grantsWithin = (role: Role): ReadonlySet<string> =>
  new Set([
    'anyone',
    'onlooker',
    ...(role === 'visitor' ? [] : ['self']),
    ...(role === 'visitor' || role === 'guest' ? [] : ['account']),
    ...(staffRoles.has(role) ? [role] : []),
  ]);
