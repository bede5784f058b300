import type { SearchSchemaInput } from '@tanstack/react-router';

/** Only ways inside this site may be returned to. */
export const backSearch = ({ back }: { back?: string } & SearchSchemaInput): { back: string } => ({
  back: typeof back === 'string' && /^\/(?![/\\])/.test(back) ? back : '/events',
});

/** A guest who makes an account keeps the name of their seat. */
export const newAccountSearch = ({
  name,
  ...rest
}: { back?: string; name?: string } & SearchSchemaInput): { back: string; name?: string } => ({
  ...backSearch(rest),
  ...(typeof name === 'string' ? { name } : {}),
});

/** A new event may be made like an older one. */
export const likeSearch = ({ from }: { from?: string } & SearchSchemaInput): { from?: string } =>
  typeof from === 'string' ? { from } : {};

/** Which part of the names a wall shows, as `readWallPart` reads it. */
export const wallSearch = ({ wall }: { wall?: string } & SearchSchemaInput): { wall?: string } =>
  typeof wall === 'string' ? { wall } : {};
