import { useState } from 'react';
import { Button, ButtonLink, IconButton } from '#ui/controls/Button.tsx';
import { AttributeMark, Chip, ChipGroup } from '#ui/controls/Chip.tsx';
import { CopyButton } from '#ui/controls/CopyButton.tsx';
import { SearchField } from '#ui/controls/SearchField.tsx';
import { SegmentedLinks, SegmentedRadios } from '#ui/controls/Segmented.tsx';
import { TabPanel, Tabs } from '#ui/controls/Tabs.tsx';
import { TextArea, TextField } from '#ui/controls/TextField.tsx';
import { Checkbox, Switch } from '#ui/controls/Toggle.tsx';
import { PlaceMove, SignedChange } from '#ui/figures/SignedChange.tsx';
import { BrandMark } from '#ui/icons/BrandMark.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { Pager } from '#ui/table/Pager.tsx';
import { useWords } from '#ui/text/language.tsx';
import { LiveBadge, Tag } from '#ui/text/Tag.tsx';
import { text } from './kit.text.ts';
import css from './Kit.module.css';

export function KitControls() {
  const words = useWords(text);
  return (
    <Panel title={words.controls}>
      <div className={css.rows}>
        <KitButtons />
        <KitChoices />
        <KitFields />
        <div className={css.row}>
          <Tag>{words.season}</Tag>
          <Tag tone="new">{words.new}</Tag>
          <Tag tone="new" solid>
            NEW
          </Tag>
          <Tag tone="updated">{words.updated}</Tag>
          <Tag tone="rework">{words.changed}</Tag>
          <Tag tone="gold">{words.active}</Tag>
          <Tag tone="negative">{words.nerf}</Tag>
          <LiveBadge />
          <SignedChange value={48} doubled />
          <SignedChange value={-31} doubled />
          <SignedChange value={0} />
          <SignedChange value={null} />
          <PlaceMove value={4} />
          <PlaceMove value={-2} />
          <PlaceMove value={0} />
        </div>
        <Pager page={8} pageCount={42} hrefOf={(page) => `?page=${page}`} />
        <Pager page={1} pageCount={2} hrefOf={(page) => `?second=${page}`} label={words.history} />
      </div>
    </Panel>
  );
}

function KitButtons() {
  const words = useWords(text);
  return (
    <>
      <div className={css.row}>
        <Button look="gold">{words.primary}</Button>
        <Button>{words.secondary}</Button>
        <Button look="quiet">{words.quiet}</Button>
        <Button look="danger">{words.danger}</Button>
        <Button look="gold" busy>
          {words.busy}
        </Button>
        <Button busy>{words.busy}</Button>
        <Button disabled>{words.disabled}</Button>
        <Button look="gold" disabled>
          {words.disabled}
        </Button>
        <IconButton icon="pencil" label={words.edit} />
        <IconButton icon="pencil" look="quiet" size="s" label={words.edit} />
      </div>
      <div className={css.row}>
        <Button size="s" icon="refresh-cw">
          {words.small}
        </Button>
        <ButtonLink icon={<BrandMark name="steam" />} href="/dev/ui">
          {words.link}
        </ButtonLink>
        <Button size="l" icon="gift">
          {words.large}
        </Button>
        <CopyButton value="8412907331">{words.copyId}</CopyButton>
      </div>
    </>
  );
}

function KitChoices() {
  const words = useWords(text);
  const [period, setPeriod] = useState<'days' | 'week'>('days');
  const [tab, setTab] = useState<'buy' | 'history'>('buy');
  const [isAgile, setAgile] = useState(true);
  const modes = [
    { href: '?mode=solo', label: '1x6', isCurrent: true },
    { href: '?mode=duo', label: '2x8', isCurrent: false },
  ];
  return (
    <>
      <div className={css.row}>
        <SegmentedLinks label={words.mode} options={modes} />
        <SegmentedRadios
          size="s"
          label={words.period}
          value={period}
          onChange={setPeriod}
          options={[
            { value: 'days', label: words.fourDays },
            { value: 'week', label: words.week },
          ]}
        />
        <Switch defaultChecked>{words.byTalent}</Switch>
        <Switch>{words.off}</Switch>
        <Checkbox defaultChecked>{words.renew}</Checkbox>
        <Checkbox>{words.off}</Checkbox>
      </div>
      <div className={css.row}>
        <ChipGroup legend={words.attributes}>
          <Chip attribute="agi" isChecked={isAgile} onChange={setAgile} count="34">
            {words.agility}
          </Chip>
          <Chip attribute="all" isChecked={!isAgile} onChange={(isChecked) => setAgile(!isChecked)}>
            {words.universal}
          </Chip>
        </ChipGroup>
        <AttributeMark attribute="str" />
        <AttributeMark attribute="int" />
        <Tabs
          id="kit"
          label={words.tabs}
          selected={tab}
          onSelect={setTab}
          tabs={[
            { value: 'buy', label: words.buy },
            { value: 'history', label: words.history },
          ]}
        />
        <TabPanel id="kit" value={tab}>
          {words[tab]}
        </TabPanel>
      </div>
    </>
  );
}

function KitFields() {
  const words = useWords(text);
  const [twitch, setTwitch] = useState('https://twitch.tv/moroz_1x6');
  const [youtube, setYoutube] = useState('https://vimeo.com/moroz');
  const [discord, setDiscord] = useState('');
  const [message, setMessage] = useState('');
  const [sought, setSought] = useState('');
  return (
    <>
      <div className={css.fields}>
        <TextField label="Twitch" value={twitch} onChange={setTwitch} inputMode="url" />
        <TextField label="YouTube" value={youtube} onChange={setYoutube} error={words.youtubeOnly} />
        <TextField label={words.discord} value={discord} onChange={setDiscord} placeholder="https://discord.gg/" />
        <TextArea
          label={words.message}
          value={message}
          onChange={setMessage}
          hint={words.messageHint}
          counter={`${message.length} / 140`}
        />
      </div>
      <div className={css.fields}>
        <SearchField label={words.find} placeholder={words.find} value={sought} onChange={setSought} />
        <SearchField
          large
          label={words.find}
          placeholder={words.find}
          value={sought}
          onChange={setSought}
          action={<Button look="gold">{words.findButton}</Button>}
        />
      </div>
    </>
  );
}
