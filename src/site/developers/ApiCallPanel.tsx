import { Fragment } from 'react';
import { logOut } from '#areas/core/accounts/accounts.contract.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { useWords } from '#ui/text/language.tsx';
import { Tag } from '#ui/text/Tag.tsx';
import type { ApiCall, ApiParameter } from './api-calls.ts';
import { text } from './developers.text.ts';
import { text as parameters } from './parameters.text.ts';
import css from './Developers.module.css';

/** A block of code with more lines is folded. */
const SHORT_LINES = 12;

/** One endpoint: its purpose, input and response, and an address to try, unless that would sign the reader out. */
export function ApiCallPanel({ call }: { call: ApiCall }) {
  const words = useWords(text);
  const summaries: Record<string, string> = words.summaries;
  return (
    <Panel
      id={call.id}
      className={css.call}
      title={
        <span className={css.address}>
          <Tag tone={call.method === 'GET' ? 'updated' : 'gold'}>{call.method}</Tag>
          <code>
            {/* Allows line breaks between the segments of an address. */}
            {call.path.split(/(?=\/)/).map((part, at) => (
              <Fragment key={at}>
                <wbr />
                {part}
              </Fragment>
            ))}
          </code>
        </span>
      }
      note={summaries[call.id] ?? call.summary}
      tools={call.needsSignIn ? <Tag tone="gold">{words.signIn}</Tag> : null}
    >
      {call.parameters.length > 0 ? (
        <>
          <h3>{words.parameters}</h3>
          <dl className={css.parameters}>
            {call.parameters.map((parameter) => (
              <Parameter key={parameter.name} parameter={parameter} />
            ))}
          </dl>
        </>
      ) : null}
      {call.body === undefined ? null : <Code title={words.body} code={call.body} />}
      <Code title={call.isStream ? words.stream : words.answer} code={call.answer} />
      {call.method === 'GET' && call.path !== logOut.path ? (
        <p className={css.example}>
          <span>{words.example}</span> <a href={call.example}>{call.example}</a>
        </p>
      ) : null}
    </Panel>
  );
}

function Parameter({ parameter }: { parameter: ApiParameter }) {
  const words = useWords(text);
  const { about }: { about: Record<string, string> } = useWords(parameters);
  const description = about[parameter.name];
  return (
    <div>
      <dt>
        <code>{parameter.name}</code>
        <small>{parameter.isRequired ? words.required : words.optional}</small>
      </dt>
      <dd>
        {description ? <span>{description}</span> : null}
        <code>{parameter.type}</code>
        {parameter.rules.map((rule) => (
          <code key={rule}>{rule}</code>
        ))}
      </dd>
    </div>
  );
}

function Code({ title, code }: { title: string; code: string }) {
  return (
    <details className={css.block} open={code.split('\n').length <= SHORT_LINES}>
      <summary>{title}</summary>
      <pre>
        <code>{code}</code>
      </pre>
    </details>
  );
}
