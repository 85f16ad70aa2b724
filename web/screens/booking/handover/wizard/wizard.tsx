/** A record in steps, usable with one hand. Every change is stored. */
import { ChevronLeft, ChevronRight, HardDriveDownload } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Handover, HandoverSide } from '#contract/handover.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Draft, Step } from '../draft/draft.ts';
import type { DraftHandle } from '../draft/use-draft.ts';
import type { HandoverTexts } from '../texts.en.ts';
import { CodeStep } from './code-step.tsx';
import { Discard } from './discard.tsx';
import { NotesStep } from './notes-step.tsx';
import { PhotosStep } from './photos-step.tsx';
import { ProblemNotice } from './problem-note.tsx';
import { ReadingsStep } from './readings-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { missing, type StepProps, stepsOf } from './steps.ts';

type WizardProps = {
	handle: DraftHandle;
	draft: Draft;
	side: HandoverSide;
	handover: Handover;
	/** Readings with which a return is compared. */
	before: { leastKm: number; fuelEighths: number } | null;
	refresh(): void;
};

export function Wizard({ handle, draft, side, handover, before, refresh }: WizardProps) {
	const t = useScreenTexts<HandoverTexts>();
	const format = useFormat();
	const [asked, ask] = useState<Step | null>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const steps = stepsOf(draft.phase, side);
	const index = Math.max(0, steps.indexOf(draft.step));
	const step = steps[index] ?? 'photos';
	const isLast = index === steps.length - 1;
	const missingIn = (of: Step) => missing(draft, of, before?.leastKm ?? 0);
	const { change } = handle;

	const visible = useRef(step);
	useEffect(() => {
		if (visible.current === step) return;
		visible.current = step;
		heading.current?.focus();
		heading.current?.scrollIntoView({ block: 'center' });
	}, [step]);

	const goTo = (to: Step) => change({ step: to });
	const toNextStep = () => {
		ask(step);
		if (missingIn(step) || isLast) return;
		goTo(steps[index + 1] ?? 'review');
	};
	const send = () => {
		const incomplete = steps.find((each) => missingIn(each));
		if (!incomplete) return change({ finishedAt: Date.now(), problem: null });
		ask(incomplete);
		goTo(incomplete);
	};
	const words: { title: string; hint?: string } = t.steps[step];
	const stepProps: StepProps = { draft, change, missing: asked === step ? missingIn(step) : null };
	const content: Record<Step, ReactNode> = {
		code: <CodeStep {...stepProps} isLocked={handover.codeLocked} refresh={refresh} />,
		photos: <PhotosStep {...stepProps} handle={handle} bodyType={handover.bodyType} />,
		readings: <ReadingsStep {...stepProps} fuel={handover.fuel} before={before} />,
		notes: <NotesStep {...stepProps} handover={handover} side={side} />,
		review: <ReviewStep draft={draft} handle={handle} steps={steps} fuel={handover.fuel} onEdit={goTo} />,
	};
	return (
		<section aria-label={t.wizard[draft.phase]} className="rounded-card border border-line bg-surface shadow-card">
			<div className="px-5 pt-5 md:px-8 md:pt-7">
				<div className="flex items-center justify-between gap-4 text-muted text-sm">
					<p className="numbers whitespace-nowrap">{t.wizard.progress(format.number(index + 1), format.number(steps.length))}</p>
					<p className="flex items-center gap-1.5 whitespace-nowrap text-xs">
						<HardDriveDownload aria-hidden className="size-4" />
						{t.wizard.saved}
					</p>
				</div>
				<span aria-hidden className="mt-2 block h-1 overflow-hidden rounded-pill bg-sunken">
					<span
						className="block h-full origin-line-start rounded-pill bg-accent transition-transform"
						style={{ transform: `scaleX(${(index + 1) / steps.length})` }}
					/>
				</span>
				<h2 ref={heading} tabIndex={-1} className="mt-5 font-semibold text-xl">
					{words.title}
				</h2>
				{words.hint && step !== 'notes' && <p className="mt-1 text-muted">{words.hint}</p>}
				{draft.problem && <ProblemNotice problem={draft.problem} />}
			</div>
			<div className="px-5 pt-5 pb-6 md:px-8">{content[step]}</div>
			<div className="flex gap-3 border-line border-t p-4 md:px-8">
				{index > 0 && (
					<Button size="large" className="max-sm:px-4" onClick={() => goTo(steps[index - 1] ?? step)}>
						<ChevronLeft aria-hidden className="size-5 rtl:-scale-x-100" />
						{t.wizard.back}
					</Button>
				)}
				<Button variant="primary" size="large" className="flex-1 sm:ms-auto sm:flex-none sm:px-10" onClick={isLast ? send : toNextStep}>
					{isLast ? t.steps.review.send[draft.phase] : t.wizard.next}
					{!isLast && <ChevronRight aria-hidden className="size-5 rtl:-scale-x-100" />}
				</Button>
			</div>
			<Discard onDiscard={handle.close} />
		</section>
	);
}
