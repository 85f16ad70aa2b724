/** Traces with OpenTelemetry, sent by OTLP/HTTP. Loaded only if the setting is present. One instance per process. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { type Attributes, context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { ExportResultCode, isTracingSuppressed, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
	BatchSpanProcessor,
	ParentBasedSampler,
	type SpanExporter,
	TraceIdRatioBasedSampler,
	TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Log } from '../base/log.ts';
import { shapeOf, type Tracing, type TracingSettings } from './tracing.ts';

const SEND_WITHIN_MS = 5000;
const SERVER_ERRORS_FROM = 500;
const CLIENT_ERRORS_FROM = 400;

/** Names of attributes: OpenTelemetry's semantic conventions 1.30. */
export function startTracing({ endpoint, headers, serviceName, ratio }: TracingSettings, log: Log): Tracing {
	context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
	const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers, timeoutMillis: SEND_WITHIN_MS });
	const provider = new TracerProvider({
		resource: resourceFromAttributes({ 'service.name': serviceName, 'process.pid': process.pid }),
		sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
		spanProcessors: [new BatchSpanProcessor({ exporter: loggingOutages(exporter, log) })],
	});
	const tracer = provider.getTracer('mishwar');
	const open = (name: string, kind: SpanKind, attributes: Attributes, parent = context.active()) =>
		tracer.startSpan(name, { kind, attributes }, parent);
	const within = async <T>(span: Span, work: () => Promise<T>, parent = context.active()): Promise<T> => {
		try {
			return await context.with(trace.setSpan(parent, span), work);
		} catch (error) {
			fail(span, error);
			throw error;
		} finally {
			span.end();
		}
	};
	/** Undefined outside of requests and jobs, and while spans are being sent. */
	const openChild = (name: string, kind: SpanKind, attributes: Attributes): Span | undefined =>
		trace.getSpan(context.active()) && !isTracingSuppressed(context.active()) ? open(name, kind, attributes) : undefined;
	const calls = traceCalls((method, host, port) =>
		openChild(`${method} ${host}`, SpanKind.CLIENT, { 'http.request.method': method, 'server.address': host, 'server.port': port }),
	);
	return {
		request: (method, traceparent, work) => {
			// A call of a page that is being rendered belongs to the page.
			const isOfPage = trace.getSpan(context.active()) !== undefined;
			const inside = isOfPage ? context.active() : parentOf(traceparent);
			const span = open(method, isOfPage ? SpanKind.INTERNAL : SpanKind.SERVER, { 'http.request.method': method }, inside);
			const run = async () => {
				const { route, status } = await work(span.spanContext().traceId);
				span.updateName(`${method} ${route}`);
				span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
				if (status >= SERVER_ERRORS_FROM) span.setStatus({ code: SpanStatusCode.ERROR });
			};
			return within(span, run, inside);
		},
		job: (name, work) => within(open(name, SpanKind.CONSUMER, { 'messaging.destination.name': name }, ROOT_CONTEXT), work, ROOT_CONTEXT),
		call: (host, work) => within(open(host, SpanKind.CLIENT, { 'server.address': host }), work),
		statement: (text) => {
			const { summary, shape } = shapeOf(text);
			const span = openChild(summary, SpanKind.CLIENT, { 'db.system.name': 'postgresql', 'db.query.text': shape });
			if (!span) return null;
			return (error) => {
				if (error !== undefined) fail(span, error);
				span.end();
			};
		},
		stop: async () => {
			calls.stop();
			await provider.shutdown().catch(() => undefined);
			context.disable();
		},
	};
}

const propagator = new W3CTraceContextPropagator();

const parentOf = (traceparent: string | undefined) =>
	traceparent === undefined
		? ROOT_CONTEXT
		: propagator.extract(ROOT_CONTEXT, { traceparent }, { get: (headers, name) => headers[name], keys: Object.keys });

/** Messages of errors may quote the input; the kind of error does not. */
function fail(span: Span, error: unknown): void {
	const { name, code } = error instanceof Error ? (error as Error & { code?: unknown }) : { name: 'unknown', code: undefined };
	span.setAttribute('error.type', typeof code === 'string' ? code : name);
	span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Logged once for each outage. */
function loggingOutages(exporter: OTLPTraceExporter, log: Log): SpanExporter {
	let isOut = false;
	return {
		export: (spans, done) =>
			exporter.export(spans, (result) => {
				const failed = result.code !== ExportResultCode.SUCCESS;
				if (failed && !isOut) log.warn({ err: result.error }, 'traces could not be sent');
				isOut = failed;
				done(result);
			}),
		forceFlush: () => exporter.forceFlush(),
		shutdown: () => exporter.shutdown(),
	};
}

type OpenCall = (method: string, host: string, port: number | undefined) => Span | undefined;

/** Of `fetch`: https://undici.nodejs.org/#/docs/api/DiagnosticsChannel */
type FetchMessage = { request: { method: string; origin: string }; response?: { statusCode: number }; error?: Error };
/** Of `node:http`: https://nodejs.org/docs/latest-v24.x/api/diagnostics_channel.html#http */
type HttpMessage = {
	request: { method: string; host: string; getHeader(name: string): unknown };
	response?: { statusCode: number };
	error?: Error;
};

/** Calls through `fetch` and `node:http`, as Node announces them. Neither paths nor headers are read. */
function traceCalls(openCall: OpenCall): { stop(): void } {
	const spans = new WeakMap<object, Span>();
	const begin = (request: object, span: Span | undefined) => {
		if (span) spans.set(request, span);
	};
	const end = (request: object, status: number | undefined, error?: Error) => {
		const span = spans.get(request);
		if (!span) return;
		spans.delete(request);
		if (error) fail(span, error);
		if (status !== undefined) span.setAttribute('http.response.status_code', status);
		if (status !== undefined && status >= CLIENT_ERRORS_FROM) span.setStatus({ code: SpanStatusCode.ERROR });
		span.end();
	};
	const handlers: Record<string, (message: never) => void> = {
		'undici:request:create': ({ request }: FetchMessage) => {
			const { hostname, port } = new URL(request.origin);
			begin(request, openCall(request.method, hostname, port ? Number(port) : undefined));
		},
		'undici:request:headers': ({ request, response }: FetchMessage) => end(request, response?.statusCode),
		'undici:request:error': ({ request, error }: FetchMessage) => end(request, undefined, error),
		'http.client.request.start': ({ request }: HttpMessage) => begin(request, openCall(request.method, request.host, undefined)),
		'http.client.response.finish': ({ request, response }: HttpMessage) => end(request, response?.statusCode),
		'http.client.request.error': ({ request, error }: HttpMessage) => end(request, undefined, error),
	};
	const listeners = Object.entries(handlers).map(([name, handle]) => [name, (message: unknown) => handle(message as never)] as const);
	for (const [name, handle] of listeners) subscribe(name, handle);
	return {
		stop: () => {
			for (const [name, handle] of listeners) unsubscribe(name, handle);
		},
	};
}
