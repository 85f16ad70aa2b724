/** What every request carries through Hono. */
import type { HttpBindings } from '@hono/node-server';
import type { Language } from '../base/refusal.ts';
import type { CacheTag } from '../database/invalidation.ts';

export type HttpEnv = { Variables: { requestId: string; language: Language; address: string } };

/** A page that is being rendered: its language, and what it hears of each call's answer: the parts it was made of, null where it must not be kept. */
export type Rendering = { language: Language; addCacheTags(parts: readonly CacheTag[] | null): void };

/** From the outside Node's request; from our own rendering the page. */
export type CallEnv = Partial<HttpBindings> & { rendering?: Rendering };

/** The address of a call that our own rendering makes: no client to count against. */
export const IN_PROCESS = 'in-process';
