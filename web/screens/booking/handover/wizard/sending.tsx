/** Progress of sending a finished draft. */
import { CloudOff, CloudUpload, LoaderCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Draft } from '../draft/draft.ts';
import type { useSending } from '../draft/use-sending.ts';
import type { HandoverTexts } from '../texts.en.ts';

type SendingProps = { draft: Draft; sending: ReturnType<typeof useSending>; onChange(): void };

export function Sending({ draft, sending, onChange }: SendingProps) {
	const t = useScreenTexts<HandoverTexts>();
	const format = useFormat();
	const { state } = sending;
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		heading.current?.focus();
		heading.current?.scrollIntoView({ block: 'center' });
	}, []);
	const sent = draft.photos.filter(({ objectPath }) => objectPath !== null).length;
	const all = draft.photos.length;
	const isSending = state === 'sending';
	const Icon = isSending ? CloudUpload : CloudOff;
	return (
		<section
			aria-label={t.wizard[draft.phase]}
			data-testid="sending"
			data-state={state}
			className="rounded-card border border-line bg-surface p-5 text-center shadow-card md:p-8"
		>
			<span className="mx-auto grid size-14 place-items-center rounded-pill bg-accent-soft text-accent-text">
				<Icon aria-hidden className="size-7" />
			</span>
			<div role="status">
				<h2 ref={heading} tabIndex={-1} className="mt-3 font-semibold text-xl">
					{isSending ? t.sending.title : t.sending.waitingTitle}
				</h2>
				{state === 'waiting' && <p className="mx-auto mt-1 max-w-md text-muted">{t.sending.waiting}</p>}
				{state === 'retrying' && <p className="mt-1 text-muted">{t.sending.retrying}</p>}
			</div>
			<div className="mx-auto mt-5 max-w-sm text-start">
				<div
					role="progressbar"
					aria-label={t.sending.photos(format.number(sent), format.number(all))}
					aria-valuemin={0}
					aria-valuemax={all}
					aria-valuenow={sent}
					className="h-2 overflow-hidden rounded-pill bg-sunken"
				>
					<span
						className="block h-full origin-line-start rounded-pill bg-accent transition-transform"
						style={{ transform: `scaleX(${all > 0 ? sent / all : 0})` }}
					/>
				</div>
				<p className="numbers mt-2 flex justify-between gap-4 text-sm">
					<span className="font-medium">{t.sending.photos(format.number(sent), format.number(all))}</span>
				</p>
				<p className="flex items-center gap-2 text-muted text-sm">
					{isSending && sent === all && <LoaderCircle aria-hidden className="size-4 animate-turn" />}
					{isSending && sent === all ? t.sending.recordNow : t.sending.record}
				</p>
			</div>
			{!isSending && (
				<div className="mt-6 flex flex-wrap justify-center gap-3">
					<Button variant="primary" onClick={sending.now}>
						{t.sending.now}
					</Button>
					<Button onClick={onChange}>{t.sending.change}</Button>
				</div>
			)}
		</section>
	);
}
