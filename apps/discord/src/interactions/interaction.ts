import { z } from 'zod';

const snowflake = z.string().regex(/^\d{1,20}$/);
const user = z.object({
  id: snowflake,
  username: z.string(),
  global_name: z.string().nullish(),
});
const option = z.object({
  name: z.string(),
  value: z.union([z.string(), z.number(), z.boolean()]).optional(),
  options: z
    .array(
      z.object({
        name: z.string(),
        value: z.union([z.string(), z.number(), z.boolean()]).optional(),
      }),
    )
    .optional(),
});

/** The used part of an interaction as Discord posts it (type 1 ping, 2 command, 3 button). */
export const interaction = z.object({
  id: snowflake,
  token: z.string(),
  type: z.number(),
  guild_id: snowflake.optional(),
  channel_id: snowflake.optional(),
  channel: z.object({ parent_id: snowflake.nullish() }).optional(),
  locale: z.string().default('en'),
  member: z
    .object({ user, nick: z.string().nullish(), permissions: z.string().default('0') })
    .optional(),
  user: user.optional(),
  data: z
    .object({
      name: z.string().optional(),
      custom_id: z.string().optional(),
      options: z.array(option).optional(),
      resolved: z
        .object({
          attachments: z
            .record(z.string(), z.object({ url: z.string(), size: z.number() }))
            .optional(),
        })
        .optional(),
    })
    .optional(),
});
export type Interaction = z.infer<typeof interaction>;

export const kinds = { ping: 1, command: 2, button: 3 } as const;

/** The permissions MANAGE_GUILD and ADMINISTRATOR. */
const managing = 0x20n | 0x8n;

/** A command or a pressed button: its sender and its content. */
export interface Wish {
  readonly interactionId: string;
  readonly token: string;
  /**
   * For a command its name, with the subcommand after a space: `staff pair`; for a button the first
   * part of its id.
   */
  readonly name: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  /** The further parts of a button's id: `confirm:<matchId>:...`. */
  readonly words: readonly string[];
  readonly person: { readonly id: string; readonly name: string };
  /** Whether the person may manage the Discord server. */
  readonly manages: boolean;
  /** The channel, and its parent channel if it is a thread. */
  readonly places: readonly string[];
  readonly locale: string;
  /** Addresses of attached files, by the name of their option. */
  readonly files: Readonly<Record<string, string>>;
}

/** Null for an interaction that is neither a command nor a button, or has no person. */
export const wishOf = (sent: Interaction): Wish | null => {
  const person = sent.member?.user ?? sent.user;
  if (!person || !sent.data || (sent.type !== kinds.command && sent.type !== kinds.button))
    return null;
  const [first] = sent.data.options ?? [];
  const part = first?.options ? ` ${first.name}` : '';
  const given = first?.options ?? sent.data.options ?? [];
  const [button = '', ...words] = (sent.data.custom_id ?? '').split(':');
  const options = Object.fromEntries(
    given.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])),
  );
  const attached = sent.data.resolved?.attachments ?? {};
  return {
    interactionId: sent.id,
    token: sent.token,
    name: sent.type === kinds.button ? button : `${sent.data.name ?? ''}${part}`,
    options,
    words,
    person: {
      id: person.id,
      name: sent.member?.nick ?? person.global_name ?? person.username,
    },
    manages: (BigInt(sent.member?.permissions ?? '0') & managing) !== 0n,
    places: [sent.channel_id, sent.channel?.parent_id].filter(
      (place): place is string => typeof place === 'string',
    ),
    locale: sent.locale,
    files: Object.fromEntries(
      Object.entries(options).flatMap(([name, value]) => {
        const url = attached[String(value)]?.url;
        return url === undefined ? [] : [[name, url]];
      }),
    ),
  };
};
