/** A form of more than two fields: react-hook-form holds the values, the call validates them, and each field shows its error. */
import type { QueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef } from 'react';
import { type FieldValues, type Path, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form';
import { type Action, useActionMutation } from './use-action-mutation.ts';

type ActionFormOptions<Values extends FieldValues, Answer> = Omit<Action<Values, Answer>, 'onDone'> &
	Pick<UseFormProps<Values>, 'defaultValues' | 'values' | 'resetOptions'> & {
		/** Runs before anything is refetched. */
		onDone?(answer: Answer, form: UseFormReturn<Values>, client: QueryClient): void;
	};

/**
 * `errors` has a sentence for each refused field, by the call's field names; the first one on the page gets the focus.
 * Errors stay until the next response. Spread `props` on the form and `field(name)` on inputs. A form that is sent by several
 * calls is validated before the first of them: see `listing.schemas.ts`.
 */
export function useActionForm<Values extends FieldValues, Answer = unknown>(options: ActionFormOptions<Values, Answer>) {
	const { defaultValues, values, resetOptions, onDone, ...action } = options;
	const form = useForm<Values>({
		...(defaultValues && { defaultValues }),
		...(values && { values }),
		...(resetOptions && { resetOptions }),
	});
	const ref = useRef<HTMLFormElement>(null);
	const send = useActionMutation<Values, Answer>({ ...action, onDone: (answer, _, client) => onDone?.(answer, form, client) });
	const errors: Readonly<Record<string, string>> = send.error?.fields ?? {};
	useEffect(() => {
		if (Object.keys(send.error?.fields ?? {}).length > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
	}, [send.error]);
	const submit = form.handleSubmit((typed) => send.mutate(typed));
	const onSubmit = (event: FormEvent) => void submit(event);
	/** For a text field or a select. The server renders its value too, before any script has loaded. */
	const field = <Name extends Path<Values>>(name: Name) => ({ ...form.register(name), defaultValue: form.getValues(name) });
	// If the form is submitted before hydration, typed values must not appear in the address.
	return { form, field, send, errors, props: { ref, onSubmit, method: 'post', noValidate: true } as const };
}
