/** Why a bundle is not taken up. */
export type BundleRefusal =
  /** It is no bundle's file. */
  | { readonly code: 'bundle/unreadable' }
  /** No key that the operator trusts has signed it, or the statement was changed afterwards. */
  | { readonly code: 'bundle/untrusted' }
  /** The content is not what was signed. */
  | { readonly code: 'bundle/altered' }
  | { readonly code: 'bundle/expired'; readonly expires: string }
  /** Written for words that this engine does not have yet, or does not have any more in that meaning. */
  | {
      readonly code: 'bundle/too-new' | 'bundle/too-old';
      readonly needs: number;
      readonly has: number;
    }
  /** Not newer than the version in force of what it is about. */
  | {
      readonly code: 'bundle/superseded';
      readonly id: string;
      readonly version: number;
      readonly has: number;
    }
  /** It says something else of a card than was known, and does not name it among its changes. */
  | { readonly code: 'bundle/changes-unsaid'; readonly card: string }
  /** It says something that the engine cannot do: of which card, where in its row, and what stands there. */
  | {
      readonly code: 'bundle/engine-cannot';
      readonly card: string | null;
      readonly node: string;
      readonly found: string;
    };
