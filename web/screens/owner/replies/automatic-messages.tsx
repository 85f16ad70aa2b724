/** Messages that are sent automatically. A filled-in preview of each is displayed before it is switched on. */
import { useState } from 'react';
import type { ResponseOf } from '#contract/endpoint.ts';
import { type AutomaticMessage, getReplies, previewReply, putAutomaticMessage } from '#contract/replies.ts';
import { call } from '#web/browser/api.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { hasFieldErrors, useActionMutation } from '#web/ui/use-action-mutation.ts';
import { ReplyTexts } from './reply-texts.tsx';
import type { RepliesTexts } from './texts.en.ts';

export function AutomaticMessages({ saved }: { saved: readonly AutomaticMessage[] }) {
	const { automatic: t, textHint } = useScreenTexts<RepliesTexts>();
	return (
		<Panel title={t.title} lead={t.lead}>
			<p className="mb-4 text-muted text-sm">{textHint}</p>
			<ul className="divide-y divide-line [&>li:not(:first-child)]:pt-5 [&>li:not(:last-child)]:pb-5">
				{saved.map((message) => (
					<li key={message.moment} data-testid={`automatic-${message.moment}`}>
						<MessageCard saved={message} />
					</li>
				))}
			</ul>
		</Panel>
	);
}

function MessageCard({ saved }: { saved: AutomaticMessage }) {
	const { automatic: t } = useScreenTexts<RepliesTexts>();
	const [texts, setTexts] = useState({ textEn: saved.textEn ?? '', textAr: saved.textAr ?? '' });
	const [filled, setFilled] = useState<ResponseOf<typeof previewReply> | null>(null);
	const preview = useActionMutation({
		call: () => call(previewReply, { body: texts }),
		failed: t.previewFailed,
		isShownElsewhere: hasFieldErrors,
		onDone: setFilled,
	});
	const save = useActionMutation({
		call: (isOn: boolean) => call(putAutomaticMessage, { body: { moment: saved.moment, ...texts, isOn } }),
		refreshes: [getReplies],
		done: ({ isOn }) => (isOn ? t.switchedOn : t.switchedOff),
		failed: t.failed,
		onDone: () => setFilled(null),
	});
	const isEmpty = texts.textEn.trim() === '' && texts.textAr.trim() === '';
	return (
		<>
			<div className="mb-3 flex flex-wrap items-center justify-between gap-2">
				<h3 className="font-semibold">{t.moments[saved.moment]}</h3>
				<Badge tone={saved.isOn ? 'positive' : 'neutral'}>{saved.isOn ? t.on : t.off}</Badge>
			</div>
			<ReplyTexts texts={texts} put={setTexts} error={(field) => (preview.error ?? save.error)?.fields[field]} />
			<div className="mt-4 flex flex-wrap gap-3">
				<Button disabled={isEmpty} busy={preview.isPending && t.previewing} onClick={() => preview.mutate()}>
					{saved.isOn ? t.previewChange : t.preview}
				</Button>
				{saved.isOn && (
					<Button variant="quiet" busy={save.isPending && !filled && t.switchingOff} onClick={() => save.mutate(false)}>
						{t.switchOff}
					</Button>
				)}
			</div>
			<ConfirmDialog
				open={filled !== null}
				onOpenChange={(open) => !open && setFilled(null)}
				title={t.previewTitle}
				description={filled?.bookingId ? t.fromBooking : t.fromExample}
				texts={{ confirm: t.confirm, busy: t.saving, back: t.back }}
				busy={save.isPending}
				onConfirm={() => save.mutate(true)}
			>
				<div className="grid gap-4">
					<Filled label={t.inEnglish} language="en" text={filled?.en ?? null} />
					<Filled label={t.inArabic} language="ar" text={filled?.ar ?? null} />
				</div>
			</ConfirmDialog>
		</>
	);
}

function Filled({ label, language, text }: { label: string; language: 'en' | 'ar'; text: string | null }) {
	if (text === null) return null;
	return (
		<div>
			<p className="mb-1 font-medium text-muted text-sm">{label}</p>
			<p lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'} className="whitespace-pre-wrap rounded-card bg-primary-soft px-3.5 py-2">
				{text}
			</p>
		</div>
	);
}
