/** Why a bundle is refused. */
export type BundleRefusal =
  /** It is not a bundle's file. */
  | { readonly code: 'bundle/unreadable' }
  /** No trusted key has signed it, or the statement was changed afterwards. */
  | { readonly code: 'bundle/untrusted' }
  /** The content does not match the signed digest. */
  | { readonly code: 'bundle/altered' }
  | { readonly code: 'bundle/expired'; readonly expires: string }
  /**
   * Written for a vocabulary that this engine does not have yet, or no longer has with that
   * meaning.
   */
  | {
      readonly code: 'bundle/too-new' | 'bundle/too-old';
      readonly needs: number;
      readonly has: number;
    }
  /** Not newer than the version in force with the same id. */
  | {
      readonly code: 'bundle/superseded';
      readonly id: string;
      readonly version: number;
      readonly has: number;
    }
  /** It changes the data of a known card without listing the card among its changes. */
  | { readonly code: 'bundle/changes-unsaid'; readonly card: string }
  /**
   * It contains something that the engine does not support: the card, the path in its row, and the
   * value there.
   */
  | {
      readonly code: 'bundle/engine-cannot';
      readonly card: string | null;
      readonly node: string;
      readonly found: string;
    };
