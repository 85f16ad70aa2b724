/** What every request carries through Hono. */
import type { HttpBindings } from '@hono/node-server';
import type { Language } from '../base/refusal.ts';

export type HttpEnv = { Variables: { requestId: string; language: Language; address: string } };

/** From the outside Node's request; from our own rendering the language of the page. */
export type CallEnv = Partial<HttpBindings> & { rendering?: Language };

/** The address of a call that our own rendering makes: no client to count against. */
export const IN_PROCESS = 'in-process';
