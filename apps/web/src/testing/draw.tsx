import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Router } from 'wouter';
import { Speaking } from '../i18n/index.js';
import { speechOf } from '../i18n/speech.js';
import { textsOf } from '../i18n/testing.js';

interface DrawOptions {
  /** Answers that the page has already, by the key of their question. */
  readonly answers?: readonly (readonly [key: readonly unknown[], answer: unknown])[];
  /** The path of the page; the first page if nothing is said. */
  readonly at?: string;
}

/**
 * For tests: the markup of a part of a page in English, with everything that it fetches later. No browser,
 * so nothing is pressed and no effect runs: what a page shows in a state, not what comes of a press.
 */
export const draw = async (
  part: ReactNode,
  { answers = [], at = '/' }: DrawOptions = {},
): Promise<string> => {
  const client = new QueryClient();
  for (const [key, answer] of answers) client.setQueryData(key, answer);
  const { prelude } = await prerenderToNodeStream(
    <Speaking speaker={speechOf('en', textsOf('en'))}>
      <QueryClientProvider client={client}>
        <MantineProvider>
          <Router ssrPath={at}>{part}</Router>
        </MantineProvider>
      </QueryClientProvider>
    </Speaking>,
  );
  const pieces: Buffer[] = [];
  for await (const piece of prelude) pieces.push(Buffer.from(piece as Uint8Array));
  return Buffer.concat(pieces).toString('utf8');
};

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
};

/** The words of some markup, as a reader comes by them. */
export const wordsOf = (markup: string): string =>
  markup
    .replaceAll(/<style[^>]*>.*?<\/style>|<script[^>]*>.*?<\/script>/gs, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim();
