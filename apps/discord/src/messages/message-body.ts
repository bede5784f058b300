import type { Button } from './said.js';

/** A message in Discord's format; it mentions nobody by default. */
export const messageBody = (text: string, buttons: readonly Button[] = []): object => ({
  content: text,
  allowed_mentions: { parse: [] },
  components:
    buttons.length === 0
      ? []
      : [
          {
            type: 1,
            components: buttons.map(({ id, label, style }) => ({
              type: 2,
              custom_id: id,
              label,
              style,
            })),
          },
        ],
});
