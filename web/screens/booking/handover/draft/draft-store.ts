/** Drafts of handovers on this device. */
import { draftStore } from '#web/features/drafts/draft-store.ts';
import type { Draft } from './draft.ts';

export const { createDraft, readDraft, readPhoto, removeDraft, removePhoto, savePhoto, updateDraft } = draftStore<Draft>('handovers');
