import { Describe, failed } from '../http/describe.js';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Controller, Get, Header, Redirect } from '@nestjs/common';
import { CONFIGURATION } from '#infrastructure';
import { type Configuration, Dependencies } from '#platform';
import { Admit } from '../auth/admission.js';

/**
 * Reads a file from the project's root, which is more levels up from the compiled code than from
 * the source.
 */
const readFromAbove = (name: string, folder = import.meta.dirname): string => {
  const file = path.join(folder, name);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const above = path.dirname(folder);
  if (above === folder) throw new Error(`there is no ${name} in any folder above this file`);
  return readFromAbove(name, above);
};

const statement = `Conclave
Copyright (C) 2026 the Conclave authors

This program is free software: you can redistribute it and/or modify it under the terms of the GNU Affero General Public License as published
by the Free Software Foundation, either version 3 of the License, or (at your option) any later version. It comes without any warranty.
`;
const unnamed = `This server names no place of its source: its operator says by that that Conclave runs here unchanged, as its authors have published it.
Its source is then what the operator has got it as; ask them for it. Whoever changes Conclave sets SOURCE_URL to where the changed source is.`;
const rule = `\n${'-'.repeat(80)}\n\n`;

/**
 * Offers the source code, as section 13 of the licence requires of everybody who lets others use a
 * changed server.
 */
@Controller()
@Dependencies(CONFIGURATION)
export class LicenceController {
  #text: string | null = null;

  constructor(private readonly configuration: Pick<Configuration, 'sourceUrl' | 'webDir'>) {}

  @Describe({
    tag: 'operation',
    summary: 'What this server may be used under, where its source is, and whose facts it has',
    file: ['text/plain'],
  })
  @Get('licence')
  @Admit('open')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', 'no-cache')
  licence(): string {
    this.#text ??= this.whole();
    return this.#text;
  }

  @Describe({
    tag: 'operation',
    summary: 'To the source of this server: the address in SOURCE_URL, without one /licence',
    responses: { 302: { description: 'There' }, default: failed },
  })
  @Get('source')
  @Admit('open')
  @Redirect('/licence')
  @Header('cache-control', 'no-cache')
  source(): { url: string } {
    return { url: this.configuration.sourceUrl ?? '/licence' };
  }

  private whole(): string {
    const { sourceUrl, webDir } = this.configuration;
    return [
      [
        statement,
        sourceUrl === null ? unnamed : `The source of what runs here: ${sourceUrl}`,
        ...(webDir === null
          ? []
          : ['', 'Notices of the libraries in its pages: /third-party-licences.md']),
        '',
      ].join('\n'),
      readFromAbove('NOTICE'),
      readFromAbove('LICENSE'),
    ].join(rule);
  }
}
