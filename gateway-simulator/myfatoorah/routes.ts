/** MyFatoorah v3 as a server: the merchant's calls, authenticated by bearer key, with injected faults. */
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Core } from '../core/core.ts';
import { parseKeepingNumbers } from '../core/exact-json.ts';
import { injectFault } from '../core/inject-fault.ts';
import { hasKey, Refusal } from '../core/refusal.ts';
import type { Fault } from '../core/settings.ts';
import { type Answer, failure, invalid, refused, toResponse } from './envelope.ts';
import { withIdempotency } from './idempotency.ts';
import { createOperations } from './operations.ts';

type Env = { Bindings: HttpBindings };
type Operation = (request: { body: unknown; param: (name: string) => string; origin: string }) => Answer;

function readBody(text: string): unknown {
	try {
		return text === '' ? {} : parseKeepingNumbers(text);
	} catch {
		return undefined;
	}
}

function orRefused(act: () => Answer): Answer {
	try {
		return act();
	} catch (error) {
		if (error instanceof Refusal) return refused(error.code, error.message);
		throw error;
	}
}

export function createRoutes(core: Core, options: { wire: string; apiKey: string; publicUrl: string | undefined }): Hono<Env> {
	const app = new Hono<Env>();
	const operations = createOperations(core, options.wire);

	const on = (method: string, path: string, call: Fault['call'], act: Operation) =>
		app.on(method, path, async (context) => {
			if (!hasKey(context.req.header('authorization'), options.apiKey)) {
				return toResponse(failure(401, 'The token is invalid or expired'));
			}
			const body = readBody(await context.req.text());
			if (body === undefined) return toResponse(invalid([{ Name: '', Error: 'The body is not JSON' }]));
			const origin = options.publicUrl ?? new URL(context.req.url).origin;
			const request = { body, origin, param: (name: string) => context.req.param(name) ?? '' };
			const key = method === 'GET' ? undefined : context.req.header('idempotency-key');
			const run = () => withIdempotency(core, `${method} ${context.req.path}`, key, () => orRefused(() => act(request)));
			const fault = core.settings.takeFault(call);
			if (!fault) return toResponse(run());
			if (fault.recorded) run();
			return injectFault(core, context, fault, (status, message) => toResponse(failure(status, message)));
		});

	on('POST', '/v3/payments', 'create', ({ body, origin }) => operations.create(body, origin));
	on('GET', '/v3/payments/:id', 'verify', ({ param }) => operations.payment(param('id')));
	on('PUT', '/v3/payments/:id', 'capture', ({ param, body }) => operations.update(param('id'), body));
	on('GET', '/v3/invoices/externalIdentifier/:id', 'verify', ({ param }) => operations.invoiceByExternalId(param('id')));
	on('GET', '/v3/invoices/:id', 'verify', ({ param }) => operations.invoice(param('id')));
	on('POST', '/v3/refunds', 'refund', ({ body }) => operations.refund(body));
	on('GET', '/v3/refunds/:id', 'refundStatus', ({ param }) => operations.refundById(param('id')));
	on('POST', '/v2/GetRefundStatus', 'refundStatus', ({ body }) => operations.refundsOf(body));
	on('POST', '/v2/GetDepositedInvoices', 'transfers', ({ body }) => operations.deposited(body));
	return app;
}
