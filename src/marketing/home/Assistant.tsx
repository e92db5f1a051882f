import {Columns, Fold, MoreLink} from '../../ui';
import {ana} from '../scenes';
import styles from './Assistant.module.css';

/** The tool call in between, and what of its answer matters here. */
const CALL = {tool: 'listEmails', args: {recipient: ana.address}} as const;

/** The same account asked in words: a question, the tool it takes, and the answer. */
export function Assistant() {
  return (
    <Columns split="minmax(0, 1fr) minmax(0, 1.6fr)" className={styles.talk}>
      <div className={styles.intro}>
        <h3>Ask your AI assistant</h3>
        <p>
          Through the MCP server, your AI assistant can look up contacts and emails, and
          our server sends nothing until a person has approved it.
        </p>
        <p>
          <MoreLink to="/docs/mcp-server/">Set up the MCP server</MoreLink>
        </p>
      </div>
      <Fold label="See an example">
        <ol className={styles.turns}>
          <li>
            <span>You</span>
            <p>Did {ana.firstName} get the receipt?</p>
          </li>
          <li>
            <span>Tool</span>
            <p>
              <code>
                {CALL.tool}
                <wbr />
                {`({"recipient": "${CALL.args.recipient}"})`}
              </code>
            </p>
          </li>
          <li>
            <span>Assistant</span>
            <p>
              Yes, “Receipt 2041” was delivered at 14:20:09, when the receiving server
              accepted it.
            </p>
          </li>
        </ol>
      </Fold>
    </Columns>
  );
}
