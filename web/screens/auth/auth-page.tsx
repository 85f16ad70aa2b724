/** Layout of the sign-in pages: the form, and a picture beside it on wide screens. */
import type { ReactNode } from 'react';
import { type ApiError, isRefusal } from '#web/browser/fetching.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { SUPPORT_ADDRESS } from '#web/features/support/use-support-lines.ts';
import { useScreenTexts, useTexts } from '#web/i18n/context.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { FieldError } from '#web/ui/field.tsx';
import sceneDay from '../../pictures/hero-day-narrow.avif';
import sceneNight from '../../pictures/hero-night-narrow.avif';
import type { AuthTexts } from './texts.en.ts';

type AuthPageProps = {
	title: ReactNode;
	lead?: ReactNode;
	/** Beside the form over the picture; below the form on small screens. */
	aside?: ReactNode;
	children: ReactNode;
};

export function AuthPage({ title, lead, aside, children }: AuthPageProps) {
	return (
		<div className="container-page grid gap-10 pt-2 pb-12 md:pt-6 lg:min-h-[calc(100dvh-var(--header-height))] lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] lg:gap-14">
			<div className="mx-auto w-full max-w-md self-center lg:max-w-none">
				<h1 className="text-2xl md:text-3xl">{title}</h1>
				{lead && <p className="mt-2 text-muted">{lead}</p>}
				<div className="mt-7">{children}</div>
			</div>
			<div className="mx-auto w-full max-w-md lg:max-w-none">
				<Scene>{aside}</Scene>
			</div>
		</div>
	);
}

/** On small screens only the content without the picture. */
function Scene({ children }: { children: ReactNode }) {
	return (
		<div className="relative isolate lg:flex lg:h-full lg:min-h-160 lg:flex-col lg:overflow-hidden lg:rounded-card">
			<Picture src={sceneDay} className="night:hidden" />
			<Picture src={sceneNight} className="hidden night:lg:block" />
			{children ? <div className="lg:p-6">{children}</div> : <Words />}
		</div>
	);
}

/** The picture faces the text, so it is mirrored in Arabic. The hidden variant is not loaded. */
function Picture({ src, className }: { src: string; className: string }) {
	return (
		<span className={`absolute inset-0 -z-10 max-lg:hidden ${className}`}>
			<img
				src={src}
				alt=""
				width={1000}
				height={1300}
				loading="lazy"
				decoding="async"
				className="h-full w-full object-cover object-bottom rtl:-scale-x-100"
			/>
		</span>
	);
}

function Words() {
	const { auth } = useScreenTexts<{ auth: AuthTexts }>();
	return (
		<div className="hidden p-10 lg:block xl:p-12">
			<p className="font-semibold text-2xl">{auth.scene}</p>
			<p className="mt-2 max-w-xs text-balance">{auth.sceneHint}</p>
			<span aria-hidden className="route-line mt-5 block w-24" />
		</div>
	);
}

/** Error of a whole form; errors of single fields are shown at the fields. */
export function Failure({ error, fallback }: { error: ApiError | null; fallback: string }) {
	const errorText = useErrorText();
	const texts = useTexts();
	if (!error || Object.keys(error.fields).length > 0) return null;
	return (
		<div className="rounded-control bg-danger-soft px-3 pt-1.5 pb-3">
			<FieldError>{errorText(error, fallback)}</FieldError>
			{typeof error.detail.reason === 'string' && (
				<p dir="auto" className="break-words py-1 text-sm">
					{error.detail.reason}
				</p>
			)}
			{isRefusal(error, 'ACCOUNT_SUSPENDED') && (
				<Link href={SUPPORT_ADDRESS} className="inline-flex min-h-11 items-center font-medium text-primary underline underline-offset-4">
					{texts.support.write}
				</Link>
			)}
		</div>
	);
}
