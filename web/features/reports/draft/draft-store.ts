/** Drafts of reports on this device. */
import { draftStore } from '#web/features/drafts/draft-store.ts';
import type { ReportDraft } from './draft.ts';

export const { createDraft, readDraft, readPhoto, removeDraft, removePhoto, savePhoto, updateDraft } = draftStore<ReportDraft>('reports');
