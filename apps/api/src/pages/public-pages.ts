import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { nobody } from '#application';
import {
  type ConventionView,
  type EventView,
  queries,
  type QueryName,
  type QueryParams,
  type SeasonView,
} from '#contracts';
import { CONFIGURATION } from '#infrastructure';
import { type Configuration, Dependencies } from '#platform';
import { isFreeEvent } from '#vocabulary';
import { shareAddress } from '../events/share-address.js';
import { ApiFailure } from '../http/failure.js';
import { hasPage, sendPage } from '../http/web-pages.js';
import { answerTo } from '../queries/ask-query.js';
import { conventionHead, eventHead, headLanguage, seasonHead } from './heads.js';
import { type PageHead, withHead } from './page-head.js';

/**
 * After this wait the page is sent without a preview: it must load even if the database does not
 * answer, and its scripts report the fault.
 */
const patienceMs = 2_000;
const described = /^\/([ecs])\/([A-Za-z0-9_-]{1,64})((?:\/[A-Za-z0-9_-]{1,64}){0,3})(?:[/?]|$)/;

/** The pages of tournaments, conventions and seasons, with a description in the first HTML. */
@Injectable()
@Dependencies(QueryBus, CONFIGURATION)
export class PublicPages {
  #html: Promise<string> | null = null;

  constructor(
    private readonly bus: QueryBus,
    private readonly configuration: Configuration,
  ) {}

  async send(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const [, kind, id, page = ''] = described.exec(request.url) ?? [];
    const { webDir } = this.configuration;
    if (!hasPage(request)) return sendPage(reply, 404);
    if (webDir === null || kind === undefined || id === undefined || isFreeEvent(id))
      return sendPage(reply, 200);
    this.#html ??= readFile(path.join(webDir, 'index.html'), 'utf8');
    const html = await this.#html;
    const { url: origin } = shareAddress(request, this.configuration);
    const head = await Promise.race([
      this.head({ kind, id, page }, request, origin).catch((error: unknown) =>
        error instanceof ApiFailure && error.status === 404 ? 'unknown' : null,
      ),
      pause(patienceMs, null, { ref: false }),
    ]);
    await reply
      .status(head === 'unknown' ? 404 : 200)
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language')
      .header('content-type', 'text/html; charset=utf-8')
      .send(withHead(html, head === 'unknown' ? null : head, origin));
  }

  /**
   * The preview for an anonymous reader, whoever asks, so that a private tournament reveals
   * nothing.
   */
  private async head(
    { kind, id, page }: { readonly kind: string; readonly id: string; readonly page: string },
    { headers }: FastifyRequest,
    origin: string,
  ): Promise<PageHead> {
    const wish = { language: headLanguage(headers['accept-language']), origin };
    if (kind === 'e')
      return eventHead(await this.ask<EventView>('event', { eventId: id }), wish, {
        page,
        deckOf: await this.deckOn(id, page),
      });
    if (kind === 'c')
      return conventionHead(
        await this.ask<ConventionView>('convention', { conventionId: id }),
        wish,
      );
    return seasonHead(await this.ask<SeasonView>('season', { seasonId: id }), wish);
  }

  /** The player of this page if everybody may see the deck; null otherwise. */
  private async deckOn(eventId: string, page: string): Promise<string | null> {
    const playerId = /^\/players\/([^/]+)$/.exec(page)?.[1];
    if (playerId === undefined) return null;
    const shows = async (name: 'deck' | 'trio'): Promise<boolean> =>
      Object.values(await this.ask<object>(name, { eventId, playerId }))[0] !== null;
    try {
      return (await shows('deck')) || (await shows('trio')) ? playerId : null;
    } catch (fault) {
      if (fault instanceof ApiFailure) return null;
      throw fault;
    }
  }

  private async ask<T>(name: QueryName, wish: Readonly<Record<string, unknown>>): Promise<T> {
    const params = queries[name].params.parse(wish) as QueryParams<QueryName>;
    return (await answerTo(this.bus, nobody, name, params)) as T;
  }
}
