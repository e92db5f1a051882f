// cspell:ignore abbp contoso kddi mfrom mimecast
/**
 * Reports in the shapes in which receivers send them, written anew with invented names and
 * addresses: order and case of elements, missing and extra fields, white space and slips
 * are those that were seen in public samples and in issues of open-source readers.
 */
export interface Shape {
  /** Whose habits it has. */
  style: string;
  file: string;
  xml: string;
  expected: {
    organization: string;
    domain: string;
    rows: number;
    messages: number;
    /** Messages that pass DMARC. */
    passed: number;
    begin: number;
    end: number;
    /** Codes of what is said of the file. */
    codes?: string[];
  };
}

const BEGIN = 1_793_577_600;
const END = BEGIN + 86_399;
const dates = `<date_range><begin>${BEGIN}</begin><end>${END}</end></date_range>`;
const period = {begin: BEGIN, end: END};

export const shapes: readonly Shape[] = [
  {
    style: 'Google: no envelope_from, sp and np, two signatures',
    file: `google.example!example.com!${BEGIN}!${END}.xml`,
    xml: `<?xml version="1.0" encoding="UTF-8" ?>
<feedback>
  <report_metadata>
    <org_name>google.example</org_name>
    <email>noreply-dmarc-support@google.example</email>
    <extra_contact_info>https://support.google.example/a/answer/1</extra_contact_info>
    <report_id>1234567890123456789</report_id>
    <date_range>
      <begin>${BEGIN}</begin>
      <end>${END}</end>
    </date_range>
  </report_metadata>
  <policy_published>
    <domain>example.com</domain>
    <adkim>r</adkim>
    <aspf>r</aspf>
    <p>none</p>
    <sp>none</sp>
    <pct>100</pct>
    <np>none</np>
  </policy_published>
  <record>
    <row>
      <source_ip>192.0.2.10</source_ip>
      <count>40</count>
      <policy_evaluated>
        <disposition>none</disposition>
        <dkim>pass</dkim>
        <spf>fail</spf>
      </policy_evaluated>
    </row>
    <identifiers>
      <header_from>example.com</header_from>
    </identifiers>
    <auth_results>
      <dkim>
        <domain>example.com</domain>
        <result>pass</result>
        <selector>s1</selector>
      </dkim>
      <dkim>
        <domain>esp.example</domain>
        <result>pass</result>
        <selector>k1</selector>
      </dkim>
      <spf>
        <domain>bounce.esp.example</domain>
        <result>pass</result>
      </spf>
    </auth_results>
  </record>
  <record>
    <row>
      <source_ip>203.0.113.9</source_ip>
      <count>2</count>
      <policy_evaluated>
        <disposition>none</disposition>
        <dkim>fail</dkim>
        <spf>fail</spf>
      </policy_evaluated>
    </row>
    <identifiers>
      <header_from>example.com</header_from>
    </identifiers>
    <auth_results>
      <spf>
        <domain>example.com</domain>
        <result>softfail</result>
      </spf>
    </auth_results>
  </record>
</feedback>
`,
    expected: {
      ...period,
      organization: 'google.example',
      domain: 'example.com',
      rows: 2,
      messages: 42,
      passed: 40,
    },
  },
  {
    style: 'Microsoft: schema namespaces, envelope_to, end at midnight',
    file: `protection.outlook.example!example.com!${BEGIN}!${END + 1}.xml`,
    xml: `<?xml version="1.0"?>
<feedback xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <version>1.0</version>
  <report_metadata>
    <org_name>Outlook.example</org_name>
    <email>dmarcreport@outlook.example</email>
    <report_id>aaaabbbbccccdddd0000111122223333</report_id>
    <date_range><begin>${BEGIN}</begin><end>${END + 1}</end></date_range>
  </report_metadata>
  <policy_published>
    <domain>example.com</domain><adkim>r</adkim><aspf>r</aspf><p>quarantine</p><sp>quarantine</sp><pct>100</pct><fo>0</fo>
  </policy_published>
  <record>
    <row>
      <source_ip>2001:DB8:0:0:0:0:0:25</source_ip>
      <count>3</count>
      <policy_evaluated><disposition>quarantine</disposition><dkim>fail</dkim><spf>fail</spf></policy_evaluated>
    </row>
    <identifiers>
      <envelope_to>hotmail.example</envelope_to>
      <envelope_from>example.com</envelope_from>
      <header_from>example.com</header_from>
    </identifiers>
    <auth_results>
      <spf><domain>example.com</domain><scope>mfrom</scope><result>fail</result></spf>
    </auth_results>
  </record>
</feedback>`,
    expected: {
      organization: 'Outlook.example',
      domain: 'example.com',
      begin: BEGIN,
      end: END + 1,
      rows: 1,
      messages: 3,
      passed: 0,
    },
  },
  {
    style: 'Enterprise Outlook: row last, results in capitals',
    file: 'enterprise.outlook.example!example.com.xml',
    xml: `<feedback><report_metadata><org_name>Enterprise Outlook</org_name><email>r@outlook.example</email><report_id>e1</report_id>${dates}</report_metadata>
<policy_published><domain>Example.COM.</domain><p>Quarantine</p><sp>None</sp></policy_published>
<record>
 <identifiers><envelope_to>contoso.example</envelope_to><header_from>Example.com</header_from></identifiers>
 <auth_results><spf><domain>example.com</domain><result>Pass</result></spf><dkim><domain>example.com</domain><result>Pass</result></dkim></auth_results>
 <row><source_ip>192.0.2.4</source_ip><count>7</count><policy_evaluated><disposition>None</disposition><dkim>Pass</dkim><spf>Pass</spf></policy_evaluated></row>
</record></feedback>`,
    expected: {
      ...period,
      organization: 'Enterprise Outlook',
      domain: 'example.com',
      rows: 1,
      messages: 7,
      passed: 7,
    },
  },
  {
    style: 'Yahoo: white space behind every value, no selector',
    file: 'yahoo.example.xml',
    xml: `<?xml version="1.0"?>\t
<feedback>\t
  <report_metadata>\t
    <org_name>Yahoo! Example Inc.</org_name>\t
    <email>postmaster@dmarc.yahoo.example</email>\t
    <report_id>1405588706.570207</report_id>\t
    <date_range>\t
      <begin>${BEGIN}</begin>\t
      <end>${END} </end>\t
    </date_range>\t
  </report_metadata>\t
  <policy_published>\t
    <domain>example.com</domain>\t
    <adkim>r</adkim>\t
    <p>none</p>\t
    <pct>100</pct>\t
  </policy_published>\t
  <record>\t
    <row>\t
      <source_ip> 192.0.2.1 </source_ip>
      <count> 2 </count>\t
      <policy_evaluated>\t
        <disposition>none</disposition>\t
        <dkim>fail</dkim>\t
        <spf>pass</spf>\t
      </policy_evaluated>\t
    </row>\t
    <identifiers><header_from>example.com</header_from></identifiers>\t
    <auth_results>
      <dkim><domain>example.com</domain><result>neutral</result></dkim>
      <spf><domain>example.com</domain><result>pass</result></spf>
    </auth_results>\t
  </record>\t
</feedback>\t
`,
    expected: {
      ...period,
      organization: 'Yahoo! Example Inc.',
      domain: 'example.com',
      rows: 1,
      messages: 2,
      passed: 2,
    },
  },
  {
    style: 'Fastmail: a reason beside a policy that was applied, characters by number',
    file: 'fastmail.example.xml',
    xml: `<?xml version="1.0" encoding="UTF-8"?><feedback><report_metadata><org_name>Fastmail Example &#40;DMARC&#41;</org_name><email>dmarc&#x40;fastmail.example</email><report_id>fm102675056</report_id>${dates}</report_metadata><policy_published><domain>example.com</domain><p>quarantine</p></policy_published><record><row><source_ip>203.0.113.4</source_ip><count>6</count><policy_evaluated><disposition>quarantine</disposition><dkim>fail</dkim><spf>fail</spf><reason><type>local_policy</type><comment>failed dmarc, applied domain policy</comment></reason></policy_evaluated></row><identifiers><header_from>example.com</header_from></identifiers><auth_results><spf><domain>example.com</domain><scope>mfrom</scope><result>softfail</result></spf></auth_results></record></feedback>`,
    expected: {
      ...period,
      organization: 'Fastmail Example (DMARC)',
      domain: 'example.com',
      rows: 1,
      messages: 6,
      passed: 0,
    },
  },
  {
    style: 'Mail.ru: no report ID',
    file: 'mail.example.xml',
    xml: `<?xml version='1.0' encoding='utf-8'?>
<feedback><report_metadata><org_name>Mail.Ru Example</org_name><email>dmarc_support@mail.example</email>${dates}</report_metadata>
<policy_published><domain>example.com</domain><adkim>r</adkim><aspf>r</aspf><p>reject</p><sp>reject</sp><pct>100</pct></policy_published>
<record><row><source_ip>192.0.2.9</source_ip><count>9</count><policy_evaluated><disposition>none</disposition><dkim>fail</dkim><spf>pass</spf></policy_evaluated></row><identifiers><header_from>example.com</header_from></identifiers><auth_results><spf><domain>example.com</domain><scope>mfrom</scope><result>pass</result></spf></auth_results></record>
</feedback>`,
    expected: {
      ...period,
      organization: 'Mail.Ru Example',
      domain: 'example.com',
      rows: 1,
      messages: 9,
      passed: 9,
    },
  },
  {
    style: 'Comcast: sampled out, scope helo',
    file: 'comcast.example.xml',
    xml: `<?xml version="1.0" encoding="utf-8"?>
<feedback>
<version>1.0</version>
<report_metadata><org_name>comcast.example</org_name><email>dmarc_reporting@comcast.example</email><report_id>v2-1.example.com</report_id>${dates}</report_metadata>
<policy_published><domain>example.com</domain><p>reject</p><sp>reject</sp><pct>10</pct><fo>1</fo></policy_published>
<record><row><source_ip>198.51.100.8</source_ip><count>11</count><policy_evaluated><disposition>quarantine</disposition><dkim>fail</dkim><spf>fail</spf><reason><type>sampled_out</type><comment></comment></reason></policy_evaluated></row><identifiers><envelope_from></envelope_from><header_from>example.com</header_from></identifiers><auth_results><spf><domain>mx.example.net</domain><scope>helo</scope><result>none</result></spf></auth_results></record>
</feedback>`,
    expected: {
      ...period,
      organization: 'comcast.example',
      domain: 'example.com',
      rows: 1,
      messages: 11,
      passed: 0,
    },
  },
  {
    style: 'GMX: the namespace of RFC 9990 with a prefix',
    file: 'gmx.example.xml',
    xml: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<ns2:feedback xmlns:ns2="urn:ietf:params:xml:ns:dmarc-2.0"><ns2:version>1.0</ns2:version><ns2:report_metadata><ns2:org_name>GMX Example</ns2:org_name><ns2:email>noreply-dmarc@gmx.example</ns2:email><ns2:report_id>ed1e085b6fff4b45</ns2:report_id><ns2:date_range><ns2:begin>${BEGIN}</ns2:begin><ns2:end>${END}</ns2:end></ns2:date_range><ns2:generator>mailer 1.2</ns2:generator></ns2:report_metadata><ns2:policy_published><ns2:domain>example.com</ns2:domain><ns2:p>none</ns2:p><ns2:testing>y</ns2:testing></ns2:policy_published><ns2:record><ns2:row><ns2:source_ip>192.0.2.5</ns2:source_ip><ns2:count>5</ns2:count><ns2:policy_evaluated><ns2:disposition>pass</ns2:disposition><ns2:dkim>pass</ns2:dkim><ns2:spf>pass</ns2:spf></ns2:policy_evaluated></ns2:row><ns2:identifiers><ns2:header_from>example.com</ns2:header_from></ns2:identifiers><ns2:auth_results><ns2:dkim><ns2:domain>example.com</ns2:domain><ns2:selector>s1</ns2:selector><ns2:result>pass</ns2:result></ns2:dkim><ns2:spf><ns2:domain>example.com</ns2:domain><ns2:result>pass</ns2:result></ns2:spf></ns2:auth_results></ns2:record></ns2:feedback>`,
    expected: {
      ...period,
      organization: 'GMX Example',
      domain: 'example.com',
      rows: 1,
      messages: 5,
      passed: 5,
    },
  },
  {
    style: 'Amazon SES: version 0.1, tabs, no selector',
    file: 'amazonses.example.xml',
    xml: `<?xml version="1.0"?>
<feedback>
\t<version>0.1</version>
\t<report_metadata>
\t\t<org_name>AMAZON-SES EXAMPLE</org_name>
\t\t<email>postmaster@ses.example</email>
\t\t<report_id>fd22fed8-be9b-4788-9fb8-000000000000</report_id>
\t\t${dates}
\t</report_metadata>
\t<policy_published><domain>example.com</domain><adkim>r</adkim><aspf>r</aspf><p>reject</p><sp>reject</sp><pct>100</pct><fo>0</fo></policy_published>
\t<record>
\t\t<row><source_ip>192.0.2.48</source_ip><count>1</count><policy_evaluated><disposition>none</disposition><dkim>pass</dkim><spf>fail</spf></policy_evaluated></row>
\t\t<identifiers><envelope_from>eu.ses.example</envelope_from><header_from>example.com</header_from></identifiers>
\t\t<auth_results>
\t\t\t<dkim><domain>ses.example</domain><result>pass</result></dkim>
\t\t\t<dkim><domain>example.com</domain><result>pass</result></dkim>
\t\t\t<spf><domain>eu.ses.example</domain><result>pass</result></spf>
\t\t</auth_results>
\t</record>
</feedback>`,
    expected: {
      ...period,
      organization: 'AMAZON-SES EXAMPLE',
      domain: 'example.com',
      rows: 1,
      messages: 1,
      passed: 1,
    },
  },
  {
    style: 'Mimecast: Windows line ends, extra elements',
    file: 'mimecast.example.xml',
    xml: [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<feedback>',
      '<report_metadata>',
      '<org_name>Mimecast Example</org_name>',
      '<email>no-reply@mimecast.example</email>',
      '<report_id>157a5fe30ec76f4b</report_id>',
      dates,
      '</report_metadata>',
      '<policy_published><domain>example.com</domain><p>none</p></policy_published>',
      '<record>',
      '<row><source_ip>192.0.2.22</source_ip><count>4</count><policy_evaluated><disposition>none</disposition><dkim>pass</dkim><spf>pass</spf></policy_evaluated></row>',
      '<identifiers><envelope_to>a.example</envelope_to><envelope_to>b.example</envelope_to><header_from>example.com</header_from></identifiers>',
      '<auth_results><dkim><domain>example.com</domain><selector>s1</selector><result>pass</result><human_result>ok</human_result></dkim><spf><domain>example.com</domain><result>pass</result></spf></auth_results>',
      '</record>',
      '<extension><vendor:score xmlns:vendor="urn:x">5</vendor:score></extension>',
      '</feedback>',
      '',
    ].join('\r\n'),
    expected: {
      ...period,
      organization: 'Mimecast Example',
      domain: 'example.com',
      rows: 1,
      messages: 4,
      passed: 4,
    },
  },
  {
    style: 'Cisco: IPv4 written in IPv6, error of the record',
    file: 'cisco.example.xml',
    xml: `<?xml version="1.0" encoding="UTF-8"?><feedback><version>1.0</version><report_metadata><org_name>Cisco Example</org_name><email>dmarc@cisco.example</email><report_id>c1</report_id><error>the rua tag is not valid</error>${dates}</report_metadata><policy_published><domain>example.com</domain><p>none</p></policy_published><record><row><source_ip>::ffff:192.0.2.30</source_ip><count>2</count><policy_evaluated><disposition>none</disposition><dkim>pass</dkim><spf>fail</spf></policy_evaluated></row><identifiers><header_from>example.com</header_from></identifiers><auth_results><dkim><domain>example.com</domain><selector>s1</selector><result>pass</result></dkim><spf><domain>example.net</domain><result>temperror</result></spf></auth_results></record></feedback>`,
    expected: {
      ...period,
      organization: 'Cisco Example',
      domain: 'example.com',
      rows: 1,
      messages: 2,
      passed: 2,
    },
  },
  {
    style: 'Proofpoint: comments, CDATA, spf before dkim',
    file: 'proofpoint.example.xml',
    xml: `<?xml version="1.0" encoding="UTF-8"?>
<!-- written by a gateway -- 3 > 2 -->
<feedback><report_metadata><org_name><![CDATA[Proofpoint & Example]]></org_name><email>x@pp.example</email><report_id>pp1</report_id>${dates}</report_metadata><policy_published><domain>example.com</domain><p>none</p></policy_published><record><row><source_ip>192.0.2.31</source_ip><count>8</count><policy_evaluated><disposition>none</disposition><dkim>fail</dkim><spf>pass</spf></policy_evaluated></row><identifiers><header_from>example.com</header_from></identifiers><auth_results><spf><domain>example.com</domain><result>pass</result></spf><dkim><domain>example.com</domain><selector>s1</selector><result>permerror</result></dkim></auth_results></record></feedback>`,
    expected: {
      ...period,
      organization: 'Proofpoint & Example',
      domain: 'example.com',
      rows: 1,
      messages: 8,
      passed: 8,
    },
  },
  {
    style: 'Zoho: result before domain, SPF without a domain',
    file: 'zoho.example.xml',
    xml: `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<feedback>
    <report_metadata><org_name>zoho.example</org_name><email>noreply-dmarc@zoho.example</email><report_id>e2cb5d97</report_id>${dates}</report_metadata>
    <policy_published><domain>example.com</domain><p>none</p><pct>100</pct><fo>0</fo></policy_published>
    <record><row><source_ip>192.0.2.18</source_ip><count>1</count><policy_evaluated><disposition>none</disposition><dkim>fail</dkim><spf>fail</spf></policy_evaluated></row><identifiers><header_from>example.com</header_from></identifiers><auth_results><dkim><result>pass</result><domain>example.com</domain><selector>s1</selector></dkim><spf><result>none</result><scope>helo</scope></spf></auth_results></record>
</feedback>`,
    expected: {
      ...period,
      organization: 'zoho.example',
      domain: 'example.com',
      rows: 1,
      messages: 1,
      passed: 0,
    },
  },
  {
    style: 'iCloud: RFC 9990 with the namespace and a step of test mode',
    file: 'icloud.example.xml',
    xml: `<feedback xmlns="urn:ietf:params:xml:ns:dmarc-2.0"><version>1.0</version><report_metadata><org_name>iCloud Example</org_name><email>d@icloud.example</email><report_id>3v98abbp8ya9n3va8yr8oa3ya</report_id>${dates}<generator>Example Reporter v1.2</generator></report_metadata><policy_published><domain>example.com</domain><p>quarantine</p><sp>none</sp><np>reject</np><testing>y</testing><discovery_method>treewalk</discovery_method></policy_published><record><row><source_ip>192.0.2.123</source_ip><count>123</count><policy_evaluated><disposition>pass</disposition><dkim>pass</dkim><spf>fail</spf></policy_evaluated></row><identifiers><envelope_from>example.com</envelope_from><header_from>example.com</header_from></identifiers><auth_results><dkim><domain>example.com</domain><result>pass</result><selector>abc123</selector></dkim><spf><domain>example.com</domain><result>fail</result></spf></auth_results></record><record><row><source_ip>192.0.2.124</source_ip><count>4</count><policy_evaluated><disposition>none</disposition><dkim>fail</dkim><spf>fail</spf><reason><type>policy_test_mode</type><comment>t=y</comment></reason></policy_evaluated></row><identifiers><header_from>example.com</header_from></identifiers><auth_results/></record></feedback>`,
    expected: {
      ...period,
      organization: 'iCloud Example',
      domain: 'example.com',
      rows: 2,
      messages: 127,
      passed: 123,
    },
  },
  {
    style: 'KDDI: an empty reason',
    file: 'kddi.example.xml',
    xml: `<?xml version="1.0" encoding="UTF-8"?><feedback><version>1.0</version><report_metadata><org_name>kddi.example</org_name><email>n@kddi.example</email><report_id>k1</report_id>${dates}</report_metadata><policy_published><domain>example.com</domain><p>quarantine</p></policy_published><record><row><source_ip>198.51.100.123</source_ip><count>2</count><policy_evaluated><disposition>none</disposition><dkim>pass</dkim><spf>fail</spf><reason><type></type><comment></comment></reason></policy_evaluated></row><identifiers><header_from>example.com</header_from></identifiers><auth_results><dkim><domain>example.com</domain><selector>s1</selector><result>pass</result></dkim></auth_results></record></feedback>`,
    expected: {
      ...period,
      organization: 'kddi.example',
      domain: 'example.com',
      rows: 1,
      messages: 2,
      passed: 2,
    },
  },
  {
    style: 'A gateway that says hardfail',
    file: 'hardfail.example.xml',
    xml: `<feedback><report_metadata><org_name>gateway.example</org_name><email>g@gateway.example</email><report_id>h1</report_id>${dates}</report_metadata><policy_published><domain>example.com</domain><p>none</p></policy_published><record><row><source_ip>203.0.113.5</source_ip><count>1</count><policy_evaluated><disposition>none</disposition><dkim>fail</dkim><spf>fail</spf></policy_evaluated></row><identifiers><header_from>example.com</header_from></identifiers><auth_results><spf><domain>example.com</domain><result>hardfail</result></spf></auth_results></record></feedback>`,
    expected: {
      ...period,
      organization: 'gateway.example',
      domain: 'example.com',
      rows: 1,
      messages: 1,
      passed: 0,
    },
  },
  {
    style: 'A shop: the tag of a schema that is never closed',
    file: 'shop.example.xml',
    xml: `<?xml version="1.0" encoding="UTF-8"?>
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="http://dmarc.example/dmarc-xml/0.1">
<feedback><report_metadata><org_name>shop.example</org_name><email>p@shop.example</email><report_id>2018_10_05</report_id>${dates}</report_metadata><policy_published><domain>example.com</domain><p>none</p></policy_published><record><row><source_ip>192.0.2.77</source_ip><count>12</count><policy_evaluated><disposition>none</disposition><dkim>pass</dkim><spf>pass</spf></policy_evaluated></row><identifiers><header_from>example.com</header_from></identifiers><auth_results><spf><domain>example.com</domain><result>pass</result></spf></auth_results></record></feedback>`,
    expected: {
      ...period,
      organization: 'shop.example',
      domain: 'example.com',
      rows: 1,
      messages: 12,
      passed: 12,
    },
  },
  {
    style: 'A backup maker: an address in raw angle brackets',
    file: 'backup.example.xml',
    xml: `<?xml version="1.0" encoding="UTF-8" ?>
<feedback>
 <report_metadata>
  <org_name>backup.example</org_name>
  <email><dmarc-report@backup.example></email>
  <report_id><b1@backup.example></report_id>
  ${dates}
 </report_metadata>
 <policy_published><domain>example.com</domain><p>none</p></policy_published>
 <record><row><source_ip>203.0.113.36</source_ip><count>1</count><policy_evaluated><disposition>none</disposition><dkim>fail</dkim><spf>fail</spf></policy_evaluated></row><identifiers><header_from>example.com</header_from></identifiers><auth_results><spf><domain></domain><result>none</result></spf></auth_results></record>
</feedback>`,
    expected: {
      ...period,
      organization: 'backup.example',
      domain: 'example.com',
      rows: 1,
      messages: 1,
      passed: 0,
      codes: ['repaired-xml'],
    },
  },
  {
    style: 'A small provider: names in capitals, no policy_evaluated results',
    file: 'small.example.xml',
    xml: `<FEEDBACK><REPORT_METADATA><ORG_NAME>small.example</ORG_NAME><EMAIL>x@small.example</EMAIL><REPORT_ID>s1</REPORT_ID><DATE_RANGE><BEGIN>${BEGIN}</BEGIN><END>${END}</END></DATE_RANGE></REPORT_METADATA><POLICY_PUBLISHED><DOMAIN>EXAMPLE.COM</DOMAIN><P>NONE</P></POLICY_PUBLISHED><RECORD><ROW><SOURCE_IP>192.0.2.12</SOURCE_IP><COUNT>5</COUNT><POLICY_EVALUATED><DISPOSITION>NONE</DISPOSITION></POLICY_EVALUATED></ROW><IDENTIFIERS><HEADER_FROM>example.com</HEADER_FROM></IDENTIFIERS><AUTH_RESULTS><SPF><DOMAIN>bounce.example.com</DOMAIN><RESULT>PASS</RESULT></SPF></AUTH_RESULTS></RECORD></FEEDBACK>`,
    expected: {
      ...period,
      organization: 'small.example',
      domain: 'example.com',
      rows: 1,
      messages: 5,
      passed: 5,
      codes: ['no-evaluation'],
    },
  },
  {
    style: 'A script: dates swapped and in milliseconds, camel case',
    file: 'script.example.xml',
    xml: `<feedback><reportMetadata><orgName>script.example</orgName><email>x@script.example</email><reportId>x1</reportId><dateRange><begin>${END}000</begin><end>${BEGIN}000</end></dateRange></reportMetadata><policyPublished><domain>example.com</domain><p>none</p></policyPublished><record><row><sourceIp>192.0.2.13</sourceIp><count>3</count><policyEvaluated><disposition>none</disposition><dkim>pass</dkim><spf>fail</spf></policyEvaluated></row><identifiers><headerFrom>example.com</headerFrom></identifiers><authResults><dkim><domain>example.com</domain><selector>s1</selector><result>pass</result></dkim></authResults></record></feedback>`,
    expected: {
      ...period,
      organization: 'script.example',
      domain: 'example.com',
      rows: 1,
      messages: 3,
      passed: 3,
    },
  },
  {
    style: 'A firewall: no metadata at all, only the name of the file',
    file: `firewall.example!example.com!${BEGIN}!${END}!7.xml`,
    xml: `<feedback><policy_published><p>none</p></policy_published><record><row><source_ip>192.0.2.14</source_ip><count>2</count><policy_evaluated><disposition>none</disposition><dkim>pass</dkim><spf>pass</spf></policy_evaluated></row><identifiers><header_from>example.com</header_from></identifiers></record></feedback>`,
    expected: {
      ...period,
      organization: 'firewall.example',
      domain: 'example.com',
      rows: 1,
      messages: 2,
      passed: 2,
    },
  },
  {
    style: 'A web view: the report was put through HTML',
    file: 'escaped.example.xml',
    xml: `&lt;?xml version=&quot;1.0&quot;?&gt;
&lt;feedback&gt;&lt;report_metadata&gt;&lt;org_name&gt;webview.example&lt;/org_name&gt;&lt;email&gt;w@webview.example&lt;/email&gt;&lt;report_id&gt;w1&lt;/report_id&gt;&lt;date_range&gt;&lt;begin&gt;${BEGIN}&lt;/begin&gt;&lt;end&gt;${END}&lt;/end&gt;&lt;/date_range&gt;&lt;/report_metadata&gt;&lt;policy_published&gt;&lt;domain&gt;example.com&lt;/domain&gt;&lt;p&gt;none&lt;/p&gt;&lt;/policy_published&gt;&lt;record&gt;&lt;row&gt;&lt;source_ip&gt;192.0.2.15&lt;/source_ip&gt;&lt;count&gt;6&lt;/count&gt;&lt;policy_evaluated&gt;&lt;disposition&gt;none&lt;/disposition&gt;&lt;dkim&gt;pass&lt;/dkim&gt;&lt;spf&gt;pass&lt;/spf&gt;&lt;/policy_evaluated&gt;&lt;/row&gt;&lt;identifiers&gt;&lt;header_from&gt;example.com&lt;/header_from&gt;&lt;/identifiers&gt;&lt;/record&gt;&lt;/feedback&gt;`,
    expected: {
      ...period,
      organization: 'webview.example',
      domain: 'example.com',
      rows: 1,
      messages: 6,
      passed: 6,
    },
  },
  {
    style: 'A browser’s view: text before the XML',
    file: 'viewed.example.xml',
    xml: `This XML file does not appear to have any style information associated with it.
<feedback><report_metadata><org_name>viewed.example</org_name><email>v@viewed.example</email><report_id>v1</report_id>${dates}</report_metadata><policy_published><domain>example.com</domain><p>none</p></policy_published><record><row><source_ip>unknown</source_ip><count>1</count><policy_evaluated><disposition>none</disposition><dkim>pass</dkim><spf>pass</spf></policy_evaluated></row><identifiers><header_from>example.com</header_from></identifiers></record></feedback>`,
    expected: {
      ...period,
      organization: 'viewed.example',
      domain: 'example.com',
      rows: 1,
      messages: 1,
      passed: 1,
      codes: ['bad-address'],
    },
  },
  {
    style: 'A record without a count, and one with a word for it',
    file: 'counts.example.xml',
    xml: `<feedback><report_metadata><org_name>counts.example</org_name><email>c@counts.example</email><report_id>c9</report_id>${dates}</report_metadata><policy_published><domain>example.com</domain><p>none</p></policy_published>
<record><row><source_ip>192.0.2.16</source_ip><policy_evaluated><disposition>none</disposition><dkim>pass</dkim><spf>pass</spf></policy_evaluated></row><identifiers><header_from>example.com</header_from></identifiers></record>
<record><row><source_ip>192.0.2.16</source_ip><count>many</count><policy_evaluated><disposition>none</disposition><dkim>pass</dkim><spf>pass</spf></policy_evaluated></row><identifiers><header_from>example.com</header_from></identifiers></record>
<record><row><source_ip>192.0.2.16</source_ip><count>3</count><policy_evaluated><disposition>none</disposition><dkim>pass</dkim><spf>pass</spf></policy_evaluated></row><identifiers><header_from>example.com</header_from></identifiers></record></feedback>`,
    expected: {
      ...period,
      organization: 'counts.example',
      domain: 'example.com',
      rows: 1,
      messages: 3,
      passed: 3,
      codes: ['bad-count', 'bad-count'],
    },
  },
];
