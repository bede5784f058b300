import { describe, expect, it } from 'vitest';
import { LicenceController } from './licence.controller.js';

describe('/licence and /source', () => {
  it('lead to the source that the operator names', () => {
    const sourceUrl = 'https://git.example.org/our-conclave';
    const pages = new LicenceController({ sourceUrl, webDir: null });
    expect(pages.source()).toEqual({ url: sourceUrl });
    expect(pages.licence()).toContain(`The source of what runs here: ${sourceUrl}\n`);
  });

  it('make no address up where none is named', () => {
    const pages = new LicenceController({ sourceUrl: null, webDir: null });
    expect(pages.source()).toEqual({ url: '/licence' });
    const [statement = ''] = pages.licence().split('-'.repeat(80));
    expect(statement).toContain('names no place of its source');
    expect(statement).not.toContain('://');
  });

  it('show the copyright, the notices and the whole licence', () => {
    const text = new LicenceController({ sourceUrl: null, webDir: '/web' }).licence();
    for (const part of [
      'Copyright (C) 2026 the Conclave authors',
      '/third-party-licences.md',
      'SWU-Karabast/forceteki',
      'Version 3, 19 November 2007',
      'END OF TERMS AND CONDITIONS',
    ])
      expect(text).toContain(part);
  });
});
