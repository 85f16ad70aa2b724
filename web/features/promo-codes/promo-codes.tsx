/** Promo codes of the platform or of an owner: the list with their uses and costs, and the form for a new one. Each screen reads its own list. */
import { type ReactNode, useState } from 'react';
import {
	createOwnerPromoCode,
	createPromoCode,
	endOwnerPromoCode,
	endPromoCode,
	listOwnerPromoCodes,
	listPromoCodes,
	type PromoCode,
} from '#contract/promo-codes.ts';
import { call } from '#web/browser/api.ts';
import { HelpLink } from '#web/features/help/help-link.tsx';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { carTitleOf } from '#web/i18n/language.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import { type CarChoice, CodeForm } from './code-form.tsx';
import type { PromoCodeTexts } from './texts.en.ts';

const callsOf = {
	PLATFORM: { list: listPromoCodes, create: createPromoCode, end: endPromoCode },
	OWNER: { list: listOwnerPromoCodes, create: createOwnerPromoCode, end: endOwnerPromoCode },
} as const;

type PromoCodesProps = { of: keyof typeof callsOf; chooseCars: ((choice: CarChoice) => ReactNode) | null; children: ReactNode };

/** `children`: the list. Without `chooseCars` there is no form for a new code. */
export function PromoCodes({ of, chooseCars, children }: PromoCodesProps) {
	const t = useScreenTexts<{ heading: string; lead: string; promo: PromoCodeTexts }>();
	return (
		<div className="mx-auto max-w-4xl">
			<h1 className="text-2xl md:text-3xl">{t.heading}</h1>
			<p className="mt-2 text-muted">{t.lead}</p>
			{of === 'OWNER' && <HelpLink to="promo-codes" />}
			<div className="mt-6 grid gap-6">
				<section aria-label={t.promo.list}>{children}</section>
				{chooseCars && <CodeForm create={callsOf[of].create} chooseCars={chooseCars} />}
			</div>
		</div>
	);
}

type CodeRowsProps = { codes: readonly PromoCode[]; of: keyof typeof callsOf };

export function CodeRows({ codes, of }: CodeRowsProps) {
	return (
		<ul className="divide-y divide-line rounded-card border border-line bg-surface px-4 py-1 md:px-5">
			{codes.map((code) => (
				<CodeRow key={code.id} code={code} of={of} />
			))}
		</ul>
	);
}

const tones: Record<PromoCode['state'], Tone> = { PLANNED: 'info', ACTIVE: 'positive', USED_UP: 'warning', ENDED: 'neutral' };

function CodeRow({ code, of }: { code: PromoCode; of: keyof typeof callsOf }) {
	const { promo: t } = useScreenTexts<{ promo: PromoCodeTexts }>();
	const { format, language } = useLanguage();
	/** Does not break before its year. */
	const wholeDate = (date: string) => format.date(date).replaceAll(' ', '\u00a0');
	const uses = format.plural(t.uses, code.uses);
	const facts = [
		code.maxUses === null ? uses : t.usesOf(uses, format.number(code.maxUses)),
		t.cost(format.jod(code.costJod)),
		t.perPerson(format.number(code.maxUsesPerPerson)),
		code.cars ? format.plural(t.someCars, code.cars.length) : t.allCars,
		...(code.firstBookingOnly ? [t.firstOnly] : []),
		...(Number(code.minRentalJod) > 0 ? [t.minimum(format.jod(code.minRentalJod))] : []),
	];
	return (
		<li data-testid="promo-code-row" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
			<div className="min-w-0">
				<p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
					<bdi dir="ltr">{code.code}</bdi>
					<span className="numbers">{t.off(code.percent === null ? format.jod(code.amountJod ?? '0') : format.percent(code.percent))}</span>
					<Badge tone={tones[code.state]}>{t.states[code.state]}</Badge>
				</p>
				<p suppressHydrationWarning className="numbers text-muted text-sm">
					{t.period(wholeDate(code.validFrom), wholeDate(code.validUntil))}
				</p>
				<p className="numbers flex flex-wrap gap-x-4 text-muted text-sm">
					{facts.map((fact) => (
						<span key={fact}>{fact}</span>
					))}
				</p>
				{code.cars && (
					<p className="text-muted text-sm">{code.cars.map((car) => carTitleOf(car, language)).join(language === 'ar' ? '، ' : ', ')}</p>
				)}
			</div>
			{code.state !== 'ENDED' && <EndButton code={code} of={of} />}
		</li>
	);
}

function EndButton({ code: { id, code }, of }: { code: PromoCode; of: keyof typeof callsOf }) {
	const { promo: t } = useScreenTexts<{ promo: PromoCodeTexts }>();
	const [isOpen, setOpen] = useState(false);
	const { list, end } = callsOf[of];
	const ending = useActionMutation({
		call: () => call(end, { params: { id } }),
		refreshes: [list],
		done: t.ended,
		failed: t.endFailed,
		onDone: () => setOpen(false),
	});
	return (
		<>
			<Button variant="quiet" className="-ms-4" onClick={() => setOpen(true)}>
				{t.end}
			</Button>
			<ConfirmDialog
				open={isOpen}
				onOpenChange={setOpen}
				title={t.endTitle(code)}
				description={t.endHint}
				texts={{ confirm: t.end, busy: t.ending, back: t.back }}
				danger
				busy={ending.isPending}
				onConfirm={() => ending.mutate()}
			/>
		</>
	);
}
