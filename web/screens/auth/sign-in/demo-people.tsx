/** In DEMO: signs in as a demo account through the ordinary call. */
import { Hourglass, KeyRound, LoaderCircle, type LucideIcon, Route, ShieldCheck, UserRoundPlus } from 'lucide-react';
import { DEMO_PASSWORD } from '#contract/dev.ts';
import { signInWithEmail } from '#contract/sign-in.ts';
import { call } from '#web/browser/api.ts';
import { isRefusal } from '#web/browser/fetching.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import { Failure } from '../auth-page.tsx';
import { leadToSecondFactor } from '../use-form-call.ts';
import type { SignInTexts } from './texts.en.ts';

const icons: Record<DemoAccount, LucideIcon> = {
	renter: Route,
	newcomer: UserRoundPlus,
	pending: Hourglass,
	owner: KeyRound,
	owner2: KeyRound,
	admin: ShieldCheck,
};

export function DemoPeople({ returnTo }: { returnTo: string }) {
	const { demo: t } = useScreenTexts<SignInTexts>();
	const enter = useActionMutation({
		call: (account: DemoAccount) => call(signInWithEmail, { body: { email: emailOf(account), password: DEMO_PASSWORD } }),
		onDone: () => location.assign(returnTo),
		failed: null,
		onFailed: (error) => isRefusal(error, 'SECOND_FACTOR_NEEDED') && leadToSecondFactor(returnTo),
	});
	const isEntering = enter.isPending || enter.isSuccess;
	return (
		<section aria-labelledby="demo-people" className="rounded-card border border-line bg-surface p-4 shadow-card lg:shadow-float xl:p-5">
			<h2 id="demo-people" className="font-semibold text-lg">
				{t.title}
			</h2>
			<p className="text-muted text-sm">{t.lead}</p>
			<ul className="mt-3 grid gap-2 xl:grid-cols-2">
				{demoAccounts.map((account) => (
					<li key={account}>
						<Person
							account={account}
							busy={isEntering && enter.variables === account}
							disabled={isEntering}
							onEnter={() => enter.mutate(account)}
						/>
					</li>
				))}
			</ul>
			{enter.error && (
				<div className="mt-3">
					<Failure error={enter.error} fallback={t.failed} />
				</div>
			)}
		</section>
	);
}

type PersonProps = { account: DemoAccount; busy: boolean; disabled: boolean; onEnter(): void };

function Person({ account, busy, disabled, onEnter }: PersonProps) {
	const { demo: t } = useScreenTexts<SignInTexts>();
	const Icon = busy ? LoaderCircle : icons[account];
	const { name, about } = t.people[account];
	return (
		<button
			type="button"
			onClick={onEnter}
			disabled={disabled}
			aria-busy={busy || undefined}
			className="flex min-h-16 w-full items-center gap-3 rounded-control border border-line px-3 py-2 text-start not-disabled:hover:border-control-line not-disabled:hover:bg-sunken disabled:opacity-55 aria-busy:opacity-100"
		>
			<span className="grid size-9 shrink-0 place-items-center rounded-pill bg-accent-soft text-accent-text">
				<Icon aria-hidden className={busy ? 'size-5 animate-turn' : 'size-5'} />
			</span>
			<span className="min-w-0">
				<span className="block font-medium leading-snug">{busy ? t.busy : name}</span>
				<span className="block text-muted text-sm leading-snug">{about}</span>
				<bdi className="name-line text-muted text-xs leading-snug">{emailOf(account)}</bdi>
			</span>
		</button>
	);
}

/** Demo accounts with a sign-in button; they exist in DEMO only. */
export const demoAccounts = ['renter', 'newcomer', 'pending', 'owner', 'owner2', 'admin'] as const;
export type DemoAccount = (typeof demoAccounts)[number];

export const emailOf = (account: DemoAccount): string => `${account}@mishwar.test`;
