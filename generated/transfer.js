// Written by `make generate` from the contract: never edit it.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function ucs2length(str) {
      let len = str.length, length = 0, pos = 0, value;
      for (; pos < len; )
        length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++);
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// node_modules/ajv-formats/dist/formats.js
var require_formats = __commonJS({
  "node_modules/ajv-formats/dist/formats.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
    function fmtDef(validate, compare) {
      return { validate, compare };
    }
    exports.fullFormats = {
      // date: http://tools.ietf.org/html/rfc3339#section-5.6
      date: fmtDef(date, compareDate),
      // date-time: http://tools.ietf.org/html/rfc3339#section-5.6
      time: fmtDef(getTime(!0), compareTime),
      "date-time": fmtDef(getDateTime(!0), compareDateTime),
      "iso-time": fmtDef(getTime(), compareIsoTime),
      "iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
      // duration: https://tools.ietf.org/html/rfc3339#appendix-A
      duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
      uri,
      "uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
      // uri-template: https://tools.ietf.org/html/rfc6570
      "uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
      // For the source: https://gist.github.com/dperini/729294
      // For test cases: https://mathiasbynens.be/demo/url-regex
      url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
      email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
      hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
      // optimized https://www.safaribooksonline.com/library/view/regular-expressions-cookbook/9780596802837/ch07s16.html
      ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
      ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
      regex,
      // uuid: http://tools.ietf.org/html/rfc4122
      uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
      // JSON-pointer: https://tools.ietf.org/html/rfc6901
      // uri fragment: https://tools.ietf.org/html/rfc3986#appendix-A
      "json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
      "json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
      // relative JSON-pointer: http://tools.ietf.org/html/draft-luff-relative-json-pointer-00
      "relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
      // the following formats are used by the openapi specification: https://spec.openapis.org/oas/v3.0.0#data-types
      // byte: https://github.com/miguelmota/is-base64
      byte,
      // signed 32 bit integer
      int32: { type: "number", validate: validateInt32 },
      // signed 64 bit integer
      int64: { type: "number", validate: validateInt64 },
      // C-type float
      float: { type: "number", validate: validateNumber },
      // C-type double
      double: { type: "number", validate: validateNumber },
      // hint to the UI to hide input strings
      password: !0,
      // unchecked string payload
      binary: !0
    };
    exports.fastFormats = {
      ...exports.fullFormats,
      date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
      time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
      "date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
      "iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
      "iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
      // uri: https://github.com/mafintosh/is-my-json-valid/blob/master/formats.js
      uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
      "uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
      // email (sources from jsen validator):
      // http://stackoverflow.com/questions/201323/using-a-regular-expression-to-validate-an-email-address#answer-8829363
      // http://www.w3.org/TR/html5/forms.html#valid-e-mail-address (search for 'wilful violation')
      email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
    };
    exports.formatNames = Object.keys(exports.fullFormats);
    function isLeapYear(year) {
      return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    }
    var DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/, DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    function date(str) {
      let matches = DATE.exec(str);
      if (!matches)
        return !1;
      let year = +matches[1], month = +matches[2], day = +matches[3];
      return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
    }
    function compareDate(d1, d2) {
      if (d1 && d2)
        return d1 > d2 ? 1 : d1 < d2 ? -1 : 0;
    }
    var TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
    function getTime(strictTimeZone) {
      return function(str) {
        let matches = TIME.exec(str);
        if (!matches)
          return !1;
        let hr = +matches[1], min = +matches[2], sec = +matches[3], tz = matches[4], tzSign = matches[5] === "-" ? -1 : 1, tzH = +(matches[6] || 0), tzM = +(matches[7] || 0);
        if (tzH > 23 || tzM > 59 || strictTimeZone && !tz)
          return !1;
        if (hr <= 23 && min <= 59 && sec < 60)
          return !0;
        let utcMin = min - tzM * tzSign, utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
        return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
      };
    }
    function compareTime(s1, s2) {
      if (!(s1 && s2))
        return;
      let t1 = (/* @__PURE__ */ new Date("2020-01-01T" + s1)).valueOf(), t2 = (/* @__PURE__ */ new Date("2020-01-01T" + s2)).valueOf();
      if (t1 && t2)
        return t1 - t2;
    }
    function compareIsoTime(t1, t2) {
      if (!(t1 && t2))
        return;
      let a1 = TIME.exec(t1), a2 = TIME.exec(t2);
      if (a1 && a2)
        return t1 = a1[1] + a1[2] + a1[3], t2 = a2[1] + a2[2] + a2[3], t1 > t2 ? 1 : t1 < t2 ? -1 : 0;
    }
    var DATE_TIME_SEPARATOR = /t|\s/i;
    function getDateTime(strictTimeZone) {
      let time = getTime(strictTimeZone);
      return function(str) {
        let dateTime = str.split(DATE_TIME_SEPARATOR);
        return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
      };
    }
    function compareDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return;
      let d1 = new Date(dt1).valueOf(), d2 = new Date(dt2).valueOf();
      if (d1 && d2)
        return d1 - d2;
    }
    function compareIsoDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return;
      let [d1, t1] = dt1.split(DATE_TIME_SEPARATOR), [d2, t2] = dt2.split(DATE_TIME_SEPARATOR), res = compareDate(d1, d2);
      if (res !== void 0)
        return res || compareTime(t1, t2);
    }
    var NOT_URI_FRAGMENT = /\/|:/, URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
    function uri(str) {
      return NOT_URI_FRAGMENT.test(str) && URI.test(str);
    }
    var BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
    function byte(str) {
      return BYTE.lastIndex = 0, BYTE.test(str);
    }
    var MIN_INT32 = -(2 ** 31), MAX_INT32 = 2 ** 31 - 1;
    function validateInt32(value) {
      return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
    }
    function validateInt64(value) {
      return Number.isInteger(value);
    }
    function validateNumber() {
      return !0;
    }
    var Z_ANCHOR = /[^\\]\\Z/;
    function regex(str) {
      if (Z_ANCHOR.test(str))
        return !1;
      try {
        return new RegExp(str), !0;
      } catch {
        return !1;
      }
    }
  }
});

// schemas:incoming
var account_body = validate52, schema19 = { type: "object", required: ["record", "subdomain", "name"], properties: { record: { type: "string", enum: ["account"] }, id: { type: "string", maxLength: 16, allOf: [{ pattern: "^[0-9a-f]{16}$" }] }, subdomain: { type: "string", maxLength: 63, allOf: [{ pattern: "^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$" }] }, name: { type: "string", maxLength: 255 }, description: { type: ["string", "null"], maxLength: 1e5 }, summary: { type: ["string", "null"], maxLength: 1e3 }, website_url: { type: ["string", "null"], maxLength: 2048 }, time_zone: { type: "string", minLength: 1, maxLength: 64 }, careers_site: { type: "object", required: ["language", "main_color", "accent_color", "logo_url"], properties: { language: { type: "string", maxLength: 16 }, main_color: { type: ["string", "null"], maxLength: 7 }, accent_color: { type: ["string", "null"], maxLength: 7 }, logo_url: { type: ["string", "null"], maxLength: 2048 } }, additionalProperties: !1 }, created_at: { type: "string", format: "date-time", maxLength: 27, allOf: [{ pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }] } }, additionalProperties: !1, $id: "account_body" }, func0 = Object.prototype.hasOwnProperty, func66 = require_ucs2length().default, pattern3 = new RegExp("^[0-9a-f]{16}$", "u"), pattern4 = new RegExp("^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$", "u"), pattern5 = new RegExp("^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$", "u"), formats0 = require_formats().fullFormats["date-time"];
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.record === void 0 || !func0.call(data, "record")) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "record" }, message: "must have required property 'record'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.subdomain === void 0 || !func0.call(data, "subdomain")) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "subdomain" }, message: "must have required property 'subdomain'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.name === void 0 || !func0.call(data, "name")) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 of Object.keys(data))
      if (!func0.call(schema19.properties, key0)) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.record !== void 0 && func0.call(data, "record")) {
      let data0 = data.record;
      if (typeof data0 != "string") {
        let err4 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (data0 !== "account") {
        let err5 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema19.properties.record.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.id !== void 0 && func0.call(data, "id")) {
      let data1 = data.id;
      if (typeof data1 == "string" && !pattern3.test(data1)) {
        let err6 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data1 == "string") {
        if (data1.length > 32 || data1.length > 16 && func66(data1) > 16) {
          let err7 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.subdomain !== void 0 && func0.call(data, "subdomain")) {
      let data2 = data.subdomain;
      if (typeof data2 == "string" && !pattern4.test(data2)) {
        let err9 = { instancePath: instancePath + "/subdomain", schemaPath: "#/properties/subdomain/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$" }, message: 'must match pattern "^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$"' };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (typeof data2 == "string") {
        if (data2.length > 126 || data2.length > 63 && func66(data2) > 63) {
          let err10 = { instancePath: instancePath + "/subdomain", schemaPath: "#/properties/subdomain/maxLength", keyword: "maxLength", params: { limit: 63 }, message: "must NOT have more than 63 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/subdomain", schemaPath: "#/properties/subdomain/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.name !== void 0 && func0.call(data, "name")) {
      let data3 = data.name;
      if (typeof data3 == "string") {
        if (data3.length > 510 || data3.length > 255 && func66(data3) > 255) {
          let err12 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.description !== void 0 && func0.call(data, "description")) {
      let data4 = data.description;
      if (typeof data4 != "string" && data4 !== null) {
        let err14 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema19.properties.description.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data4 == "string" && (data4.length > 1e5 * 2 || data4.length > 1e5 && func66(data4) > 1e5)) {
        let err15 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.summary !== void 0 && func0.call(data, "summary")) {
      let data5 = data.summary;
      if (typeof data5 != "string" && data5 !== null) {
        let err16 = { instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/type", keyword: "type", params: { type: schema19.properties.summary.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (typeof data5 == "string" && (data5.length > 1e3 * 2 || data5.length > 1e3 && func66(data5) > 1e3)) {
        let err17 = { instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.website_url !== void 0 && func0.call(data, "website_url")) {
      let data6 = data.website_url;
      if (typeof data6 != "string" && data6 !== null) {
        let err18 = { instancePath: instancePath + "/website_url", schemaPath: "#/properties/website_url/type", keyword: "type", params: { type: schema19.properties.website_url.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (typeof data6 == "string" && (data6.length > 2048 * 2 || data6.length > 2048 && func66(data6) > 2048)) {
        let err19 = { instancePath: instancePath + "/website_url", schemaPath: "#/properties/website_url/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.time_zone !== void 0 && func0.call(data, "time_zone")) {
      let data7 = data.time_zone;
      if (typeof data7 == "string") {
        if (data7.length > 128 || data7.length > 64 && func66(data7) > 64) {
          let err20 = { instancePath: instancePath + "/time_zone", schemaPath: "#/properties/time_zone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        if (data7.length < 2 && func66(data7) < 1) {
          let err21 = { instancePath: instancePath + "/time_zone", schemaPath: "#/properties/time_zone/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
      } else {
        let err22 = { instancePath: instancePath + "/time_zone", schemaPath: "#/properties/time_zone/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.careers_site !== void 0 && func0.call(data, "careers_site")) {
      let data8 = data.careers_site;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        if (data8.language === void 0 || !func0.call(data8, "language")) {
          let err23 = { instancePath: instancePath + "/careers_site", schemaPath: "#/properties/careers_site/required", keyword: "required", params: { missingProperty: "language" }, message: "must have required property 'language'" };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        if (data8.main_color === void 0 || !func0.call(data8, "main_color")) {
          let err24 = { instancePath: instancePath + "/careers_site", schemaPath: "#/properties/careers_site/required", keyword: "required", params: { missingProperty: "main_color" }, message: "must have required property 'main_color'" };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        if (data8.accent_color === void 0 || !func0.call(data8, "accent_color")) {
          let err25 = { instancePath: instancePath + "/careers_site", schemaPath: "#/properties/careers_site/required", keyword: "required", params: { missingProperty: "accent_color" }, message: "must have required property 'accent_color'" };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
        if (data8.logo_url === void 0 || !func0.call(data8, "logo_url")) {
          let err26 = { instancePath: instancePath + "/careers_site", schemaPath: "#/properties/careers_site/required", keyword: "required", params: { missingProperty: "logo_url" }, message: "must have required property 'logo_url'" };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
        for (let key1 of Object.keys(data8))
          if (!(key1 === "language" || key1 === "main_color" || key1 === "accent_color" || key1 === "logo_url")) {
            let err27 = { instancePath: instancePath + "/careers_site", schemaPath: "#/properties/careers_site/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
          }
        if (data8.language !== void 0 && func0.call(data8, "language")) {
          let data9 = data8.language;
          if (typeof data9 == "string") {
            if (data9.length > 32 || data9.length > 16 && func66(data9) > 16) {
              let err28 = { instancePath: instancePath + "/careers_site/language", schemaPath: "#/properties/careers_site/properties/language/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
              vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
            }
          } else {
            let err29 = { instancePath: instancePath + "/careers_site/language", schemaPath: "#/properties/careers_site/properties/language/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
          }
        }
        if (data8.main_color !== void 0 && func0.call(data8, "main_color")) {
          let data10 = data8.main_color;
          if (typeof data10 != "string" && data10 !== null) {
            let err30 = { instancePath: instancePath + "/careers_site/main_color", schemaPath: "#/properties/careers_site/properties/main_color/type", keyword: "type", params: { type: schema19.properties.careers_site.properties.main_color.type }, message: "must be string,null" };
            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
          }
          if (typeof data10 == "string" && (data10.length > 14 || data10.length > 7 && func66(data10) > 7)) {
            let err31 = { instancePath: instancePath + "/careers_site/main_color", schemaPath: "#/properties/careers_site/properties/main_color/maxLength", keyword: "maxLength", params: { limit: 7 }, message: "must NOT have more than 7 characters" };
            vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
          }
        }
        if (data8.accent_color !== void 0 && func0.call(data8, "accent_color")) {
          let data11 = data8.accent_color;
          if (typeof data11 != "string" && data11 !== null) {
            let err32 = { instancePath: instancePath + "/careers_site/accent_color", schemaPath: "#/properties/careers_site/properties/accent_color/type", keyword: "type", params: { type: schema19.properties.careers_site.properties.accent_color.type }, message: "must be string,null" };
            vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
          }
          if (typeof data11 == "string" && (data11.length > 14 || data11.length > 7 && func66(data11) > 7)) {
            let err33 = { instancePath: instancePath + "/careers_site/accent_color", schemaPath: "#/properties/careers_site/properties/accent_color/maxLength", keyword: "maxLength", params: { limit: 7 }, message: "must NOT have more than 7 characters" };
            vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
          }
        }
        if (data8.logo_url !== void 0 && func0.call(data8, "logo_url")) {
          let data12 = data8.logo_url;
          if (typeof data12 != "string" && data12 !== null) {
            let err34 = { instancePath: instancePath + "/careers_site/logo_url", schemaPath: "#/properties/careers_site/properties/logo_url/type", keyword: "type", params: { type: schema19.properties.careers_site.properties.logo_url.type }, message: "must be string,null" };
            vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
          }
          if (typeof data12 == "string" && (data12.length > 2048 * 2 || data12.length > 2048 && func66(data12) > 2048)) {
            let err35 = { instancePath: instancePath + "/careers_site/logo_url", schemaPath: "#/properties/careers_site/properties/logo_url/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
            vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
          }
        }
      } else {
        let err36 = { instancePath: instancePath + "/careers_site", schemaPath: "#/properties/careers_site/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
    }
    if (data.created_at !== void 0 && func0.call(data, "created_at")) {
      let data13 = data.created_at;
      if (typeof data13 == "string" && !pattern5.test(data13)) {
        let err37 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
      if (typeof data13 == "string") {
        if (data13.length > 54 || data13.length > 27 && func66(data13) > 27) {
          let err38 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" };
          vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
        }
        if (!formats0.validate(data13)) {
          let err39 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
        }
      } else {
        let err40 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
      }
    }
  } else {
    let err41 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
  }
  return validate52.errors = vErrors, errors === 0;
}
validate52.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var activity_body = validate53, schema20 = { type: "object", required: ["record", "job_id", "action"], properties: { record: { type: "string", enum: ["activity"] }, id: { type: "string", maxLength: 16, allOf: [{ pattern: "^[0-9a-f]{16}$" }] }, job_id: { type: "string", minLength: 1, maxLength: 511 }, candidate_id: { type: ["string", "null"], minLength: 1, maxLength: 511 }, member_id: { type: ["string", "null"], minLength: 1, maxLength: 511 }, action: { type: "string", minLength: 1, maxLength: 255 }, stage: { type: ["object", "null"], required: ["id", "identifier", "name", "slug"], properties: { id: { type: "integer", minimum: 1, maximum: 4503599627370495 }, identifier: { type: "string", maxLength: 16, allOf: [{ pattern: "^[0-9a-f]{16}$" }] }, name: { type: "string", minLength: 1, maxLength: 255 }, slug: { type: "string", minLength: 1, maxLength: 255 } } }, target_stage: { type: ["object", "null"], required: ["id", "identifier", "name", "slug"], properties: { id: { type: "integer", minimum: 1, maximum: 4503599627370495 }, identifier: { type: "string", maxLength: 16, allOf: [{ pattern: "^[0-9a-f]{16}$" }] }, name: { type: "string", minLength: 1, maxLength: 255 }, slug: { type: "string", minLength: 1, maxLength: 255 } } }, body: { type: ["string", "null"], maxLength: 1e5 }, rating: { type: ["object", "null"], required: ["score", "scale", "grade"], properties: { score: { type: "string", minLength: 1, maxLength: 255 }, scale: { type: "string", enum: ["thumbs", "stars", "numbers"] }, grade: { type: "integer", minimum: 0, maximum: 9 } } }, visibility_roles: { type: ["array", "null"], maxItems: 100, items: { type: "string", maxLength: 64 } }, file_id: { type: ["string", "null"], minLength: 1, maxLength: 511 }, created_at: { type: "string", format: "date-time", maxLength: 27, allOf: [{ pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }] }, updated_at: { type: "string", format: "date-time", maxLength: 27, allOf: [{ pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }] } }, additionalProperties: !1, $id: "activity_body" };
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.record === void 0 || !func0.call(data, "record")) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "record" }, message: "must have required property 'record'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.job_id === void 0 || !func0.call(data, "job_id")) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "job_id" }, message: "must have required property 'job_id'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.action === void 0 || !func0.call(data, "action")) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 of Object.keys(data))
      if (!func0.call(schema20.properties, key0)) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.record !== void 0 && func0.call(data, "record")) {
      let data0 = data.record;
      if (typeof data0 != "string") {
        let err4 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (data0 !== "activity") {
        let err5 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema20.properties.record.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.id !== void 0 && func0.call(data, "id")) {
      let data1 = data.id;
      if (typeof data1 == "string" && !pattern3.test(data1)) {
        let err6 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data1 == "string") {
        if (data1.length > 32 || data1.length > 16 && func66(data1) > 16) {
          let err7 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.job_id !== void 0 && func0.call(data, "job_id")) {
      let data2 = data.job_id;
      if (typeof data2 == "string") {
        if (data2.length > 511 * 2 || data2.length > 511 && func66(data2) > 511) {
          let err9 = { instancePath: instancePath + "/job_id", schemaPath: "#/properties/job_id/maxLength", keyword: "maxLength", params: { limit: 511 }, message: "must NOT have more than 511 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data2.length < 2 && func66(data2) < 1) {
          let err10 = { instancePath: instancePath + "/job_id", schemaPath: "#/properties/job_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/job_id", schemaPath: "#/properties/job_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.candidate_id !== void 0 && func0.call(data, "candidate_id")) {
      let data3 = data.candidate_id;
      if (typeof data3 != "string" && data3 !== null) {
        let err12 = { instancePath: instancePath + "/candidate_id", schemaPath: "#/properties/candidate_id/type", keyword: "type", params: { type: schema20.properties.candidate_id.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (typeof data3 == "string") {
        if (data3.length > 511 * 2 || data3.length > 511 && func66(data3) > 511) {
          let err13 = { instancePath: instancePath + "/candidate_id", schemaPath: "#/properties/candidate_id/maxLength", keyword: "maxLength", params: { limit: 511 }, message: "must NOT have more than 511 characters" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (data3.length < 2 && func66(data3) < 1) {
          let err14 = { instancePath: instancePath + "/candidate_id", schemaPath: "#/properties/candidate_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      }
    }
    if (data.member_id !== void 0 && func0.call(data, "member_id")) {
      let data4 = data.member_id;
      if (typeof data4 != "string" && data4 !== null) {
        let err15 = { instancePath: instancePath + "/member_id", schemaPath: "#/properties/member_id/type", keyword: "type", params: { type: schema20.properties.member_id.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (typeof data4 == "string") {
        if (data4.length > 511 * 2 || data4.length > 511 && func66(data4) > 511) {
          let err16 = { instancePath: instancePath + "/member_id", schemaPath: "#/properties/member_id/maxLength", keyword: "maxLength", params: { limit: 511 }, message: "must NOT have more than 511 characters" };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (data4.length < 2 && func66(data4) < 1) {
          let err17 = { instancePath: instancePath + "/member_id", schemaPath: "#/properties/member_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      }
    }
    if (data.action !== void 0 && func0.call(data, "action")) {
      let data5 = data.action;
      if (typeof data5 == "string") {
        if (data5.length > 510 || data5.length > 255 && func66(data5) > 255) {
          let err18 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (data5.length < 2 && func66(data5) < 1) {
          let err19 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.stage !== void 0 && func0.call(data, "stage")) {
      let data6 = data.stage;
      if (!(data6 && typeof data6 == "object" && !Array.isArray(data6)) && data6 !== null) {
        let err21 = { instancePath: instancePath + "/stage", schemaPath: "#/properties/stage/type", keyword: "type", params: { type: schema20.properties.stage.type }, message: "must be object,null" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        if (data6.id === void 0 || !func0.call(data6, "id")) {
          let err22 = { instancePath: instancePath + "/stage", schemaPath: "#/properties/stage/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        if (data6.identifier === void 0 || !func0.call(data6, "identifier")) {
          let err23 = { instancePath: instancePath + "/stage", schemaPath: "#/properties/stage/required", keyword: "required", params: { missingProperty: "identifier" }, message: "must have required property 'identifier'" };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        if (data6.name === void 0 || !func0.call(data6, "name")) {
          let err24 = { instancePath: instancePath + "/stage", schemaPath: "#/properties/stage/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        if (data6.slug === void 0 || !func0.call(data6, "slug")) {
          let err25 = { instancePath: instancePath + "/stage", schemaPath: "#/properties/stage/required", keyword: "required", params: { missingProperty: "slug" }, message: "must have required property 'slug'" };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
        if (data6.id !== void 0 && func0.call(data6, "id")) {
          let data7 = data6.id;
          if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
            let err26 = { instancePath: instancePath + "/stage/id", schemaPath: "#/properties/stage/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
          }
          if (typeof data7 == "number" && isFinite(data7)) {
            if (data7 > 4503599627370495 || isNaN(data7)) {
              let err27 = { instancePath: instancePath + "/stage/id", schemaPath: "#/properties/stage/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4503599627370495 }, message: "must be <= 4503599627370495" };
              vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
            }
            if (data7 < 1 || isNaN(data7)) {
              let err28 = { instancePath: instancePath + "/stage/id", schemaPath: "#/properties/stage/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
            }
          }
        }
        if (data6.identifier !== void 0 && func0.call(data6, "identifier")) {
          let data8 = data6.identifier;
          if (typeof data8 == "string" && !pattern3.test(data8)) {
            let err29 = { instancePath: instancePath + "/stage/identifier", schemaPath: "#/properties/stage/properties/identifier/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
            vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
          }
          if (typeof data8 == "string") {
            if (data8.length > 32 || data8.length > 16 && func66(data8) > 16) {
              let err30 = { instancePath: instancePath + "/stage/identifier", schemaPath: "#/properties/stage/properties/identifier/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
              vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
            }
          } else {
            let err31 = { instancePath: instancePath + "/stage/identifier", schemaPath: "#/properties/stage/properties/identifier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
          }
        }
        if (data6.name !== void 0 && func0.call(data6, "name")) {
          let data9 = data6.name;
          if (typeof data9 == "string") {
            if (data9.length > 510 || data9.length > 255 && func66(data9) > 255) {
              let err32 = { instancePath: instancePath + "/stage/name", schemaPath: "#/properties/stage/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
              vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
            }
            if (data9.length < 2 && func66(data9) < 1) {
              let err33 = { instancePath: instancePath + "/stage/name", schemaPath: "#/properties/stage/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
            }
          } else {
            let err34 = { instancePath: instancePath + "/stage/name", schemaPath: "#/properties/stage/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
          }
        }
        if (data6.slug !== void 0 && func0.call(data6, "slug")) {
          let data10 = data6.slug;
          if (typeof data10 == "string") {
            if (data10.length > 510 || data10.length > 255 && func66(data10) > 255) {
              let err35 = { instancePath: instancePath + "/stage/slug", schemaPath: "#/properties/stage/properties/slug/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
              vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
            }
            if (data10.length < 2 && func66(data10) < 1) {
              let err36 = { instancePath: instancePath + "/stage/slug", schemaPath: "#/properties/stage/properties/slug/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
            }
          } else {
            let err37 = { instancePath: instancePath + "/stage/slug", schemaPath: "#/properties/stage/properties/slug/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
          }
        }
      }
    }
    if (data.target_stage !== void 0 && func0.call(data, "target_stage")) {
      let data11 = data.target_stage;
      if (!(data11 && typeof data11 == "object" && !Array.isArray(data11)) && data11 !== null) {
        let err38 = { instancePath: instancePath + "/target_stage", schemaPath: "#/properties/target_stage/type", keyword: "type", params: { type: schema20.properties.target_stage.type }, message: "must be object,null" };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
      if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
        if (data11.id === void 0 || !func0.call(data11, "id")) {
          let err39 = { instancePath: instancePath + "/target_stage", schemaPath: "#/properties/target_stage/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
          vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
        }
        if (data11.identifier === void 0 || !func0.call(data11, "identifier")) {
          let err40 = { instancePath: instancePath + "/target_stage", schemaPath: "#/properties/target_stage/required", keyword: "required", params: { missingProperty: "identifier" }, message: "must have required property 'identifier'" };
          vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
        }
        if (data11.name === void 0 || !func0.call(data11, "name")) {
          let err41 = { instancePath: instancePath + "/target_stage", schemaPath: "#/properties/target_stage/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
          vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
        }
        if (data11.slug === void 0 || !func0.call(data11, "slug")) {
          let err42 = { instancePath: instancePath + "/target_stage", schemaPath: "#/properties/target_stage/required", keyword: "required", params: { missingProperty: "slug" }, message: "must have required property 'slug'" };
          vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
        }
        if (data11.id !== void 0 && func0.call(data11, "id")) {
          let data12 = data11.id;
          if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
            let err43 = { instancePath: instancePath + "/target_stage/id", schemaPath: "#/properties/target_stage/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
          }
          if (typeof data12 == "number" && isFinite(data12)) {
            if (data12 > 4503599627370495 || isNaN(data12)) {
              let err44 = { instancePath: instancePath + "/target_stage/id", schemaPath: "#/properties/target_stage/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4503599627370495 }, message: "must be <= 4503599627370495" };
              vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
            }
            if (data12 < 1 || isNaN(data12)) {
              let err45 = { instancePath: instancePath + "/target_stage/id", schemaPath: "#/properties/target_stage/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
            }
          }
        }
        if (data11.identifier !== void 0 && func0.call(data11, "identifier")) {
          let data13 = data11.identifier;
          if (typeof data13 == "string" && !pattern3.test(data13)) {
            let err46 = { instancePath: instancePath + "/target_stage/identifier", schemaPath: "#/properties/target_stage/properties/identifier/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
            vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
          }
          if (typeof data13 == "string") {
            if (data13.length > 32 || data13.length > 16 && func66(data13) > 16) {
              let err47 = { instancePath: instancePath + "/target_stage/identifier", schemaPath: "#/properties/target_stage/properties/identifier/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
              vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
            }
          } else {
            let err48 = { instancePath: instancePath + "/target_stage/identifier", schemaPath: "#/properties/target_stage/properties/identifier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
          }
        }
        if (data11.name !== void 0 && func0.call(data11, "name")) {
          let data14 = data11.name;
          if (typeof data14 == "string") {
            if (data14.length > 510 || data14.length > 255 && func66(data14) > 255) {
              let err49 = { instancePath: instancePath + "/target_stage/name", schemaPath: "#/properties/target_stage/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
              vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
            }
            if (data14.length < 2 && func66(data14) < 1) {
              let err50 = { instancePath: instancePath + "/target_stage/name", schemaPath: "#/properties/target_stage/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
            }
          } else {
            let err51 = { instancePath: instancePath + "/target_stage/name", schemaPath: "#/properties/target_stage/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
          }
        }
        if (data11.slug !== void 0 && func0.call(data11, "slug")) {
          let data15 = data11.slug;
          if (typeof data15 == "string") {
            if (data15.length > 510 || data15.length > 255 && func66(data15) > 255) {
              let err52 = { instancePath: instancePath + "/target_stage/slug", schemaPath: "#/properties/target_stage/properties/slug/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
              vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
            }
            if (data15.length < 2 && func66(data15) < 1) {
              let err53 = { instancePath: instancePath + "/target_stage/slug", schemaPath: "#/properties/target_stage/properties/slug/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
            }
          } else {
            let err54 = { instancePath: instancePath + "/target_stage/slug", schemaPath: "#/properties/target_stage/properties/slug/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
          }
        }
      }
    }
    if (data.body !== void 0 && func0.call(data, "body")) {
      let data16 = data.body;
      if (typeof data16 != "string" && data16 !== null) {
        let err55 = { instancePath: instancePath + "/body", schemaPath: "#/properties/body/type", keyword: "type", params: { type: schema20.properties.body.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
      }
      if (typeof data16 == "string" && (data16.length > 1e5 * 2 || data16.length > 1e5 && func66(data16) > 1e5)) {
        let err56 = { instancePath: instancePath + "/body", schemaPath: "#/properties/body/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" };
        vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
      }
    }
    if (data.rating !== void 0 && func0.call(data, "rating")) {
      let data17 = data.rating;
      if (!(data17 && typeof data17 == "object" && !Array.isArray(data17)) && data17 !== null) {
        let err57 = { instancePath: instancePath + "/rating", schemaPath: "#/properties/rating/type", keyword: "type", params: { type: schema20.properties.rating.type }, message: "must be object,null" };
        vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
      }
      if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
        if (data17.score === void 0 || !func0.call(data17, "score")) {
          let err58 = { instancePath: instancePath + "/rating", schemaPath: "#/properties/rating/required", keyword: "required", params: { missingProperty: "score" }, message: "must have required property 'score'" };
          vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
        }
        if (data17.scale === void 0 || !func0.call(data17, "scale")) {
          let err59 = { instancePath: instancePath + "/rating", schemaPath: "#/properties/rating/required", keyword: "required", params: { missingProperty: "scale" }, message: "must have required property 'scale'" };
          vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
        }
        if (data17.grade === void 0 || !func0.call(data17, "grade")) {
          let err60 = { instancePath: instancePath + "/rating", schemaPath: "#/properties/rating/required", keyword: "required", params: { missingProperty: "grade" }, message: "must have required property 'grade'" };
          vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
        }
        if (data17.score !== void 0 && func0.call(data17, "score")) {
          let data18 = data17.score;
          if (typeof data18 == "string") {
            if (data18.length > 510 || data18.length > 255 && func66(data18) > 255) {
              let err61 = { instancePath: instancePath + "/rating/score", schemaPath: "#/properties/rating/properties/score/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
              vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
            }
            if (data18.length < 2 && func66(data18) < 1) {
              let err62 = { instancePath: instancePath + "/rating/score", schemaPath: "#/properties/rating/properties/score/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
            }
          } else {
            let err63 = { instancePath: instancePath + "/rating/score", schemaPath: "#/properties/rating/properties/score/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
          }
        }
        if (data17.scale !== void 0 && func0.call(data17, "scale")) {
          let data19 = data17.scale;
          if (typeof data19 != "string") {
            let err64 = { instancePath: instancePath + "/rating/scale", schemaPath: "#/properties/rating/properties/scale/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
          }
          if (!(data19 === "thumbs" || data19 === "stars" || data19 === "numbers")) {
            let err65 = { instancePath: instancePath + "/rating/scale", schemaPath: "#/properties/rating/properties/scale/enum", keyword: "enum", params: { allowedValues: schema20.properties.rating.properties.scale.enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
          }
        }
        if (data17.grade !== void 0 && func0.call(data17, "grade")) {
          let data20 = data17.grade;
          if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20) && isFinite(data20))) {
            let err66 = { instancePath: instancePath + "/rating/grade", schemaPath: "#/properties/rating/properties/grade/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
          }
          if (typeof data20 == "number" && isFinite(data20)) {
            if (data20 > 9 || isNaN(data20)) {
              let err67 = { instancePath: instancePath + "/rating/grade", schemaPath: "#/properties/rating/properties/grade/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9 }, message: "must be <= 9" };
              vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
            }
            if (data20 < 0 || isNaN(data20)) {
              let err68 = { instancePath: instancePath + "/rating/grade", schemaPath: "#/properties/rating/properties/grade/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
            }
          }
        }
      }
    }
    if (data.visibility_roles !== void 0 && func0.call(data, "visibility_roles")) {
      let data21 = data.visibility_roles;
      if (!Array.isArray(data21) && data21 !== null) {
        let err69 = { instancePath: instancePath + "/visibility_roles", schemaPath: "#/properties/visibility_roles/type", keyword: "type", params: { type: schema20.properties.visibility_roles.type }, message: "must be array,null" };
        vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
      }
      if (Array.isArray(data21)) {
        if (data21.length > 100) {
          let err70 = { instancePath: instancePath + "/visibility_roles", schemaPath: "#/properties/visibility_roles/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
        }
        let len0 = data21.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data22 = data21[i0];
          if (typeof data22 == "string") {
            if (data22.length > 128 || data22.length > 64 && func66(data22) > 64) {
              let err71 = { instancePath: instancePath + "/visibility_roles/" + i0, schemaPath: "#/properties/visibility_roles/items/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
              vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
            }
          } else {
            let err72 = { instancePath: instancePath + "/visibility_roles/" + i0, schemaPath: "#/properties/visibility_roles/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
          }
        }
      }
    }
    if (data.file_id !== void 0 && func0.call(data, "file_id")) {
      let data23 = data.file_id;
      if (typeof data23 != "string" && data23 !== null) {
        let err73 = { instancePath: instancePath + "/file_id", schemaPath: "#/properties/file_id/type", keyword: "type", params: { type: schema20.properties.file_id.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
      }
      if (typeof data23 == "string") {
        if (data23.length > 511 * 2 || data23.length > 511 && func66(data23) > 511) {
          let err74 = { instancePath: instancePath + "/file_id", schemaPath: "#/properties/file_id/maxLength", keyword: "maxLength", params: { limit: 511 }, message: "must NOT have more than 511 characters" };
          vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
        }
        if (data23.length < 2 && func66(data23) < 1) {
          let err75 = { instancePath: instancePath + "/file_id", schemaPath: "#/properties/file_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
        }
      }
    }
    if (data.created_at !== void 0 && func0.call(data, "created_at")) {
      let data24 = data.created_at;
      if (typeof data24 == "string" && !pattern5.test(data24)) {
        let err76 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' };
        vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
      }
      if (typeof data24 == "string") {
        if (data24.length > 54 || data24.length > 27 && func66(data24) > 27) {
          let err77 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" };
          vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
        }
        if (!formats0.validate(data24)) {
          let err78 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
        }
      } else {
        let err79 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
      }
    }
    if (data.updated_at !== void 0 && func0.call(data, "updated_at")) {
      let data25 = data.updated_at;
      if (typeof data25 == "string" && !pattern5.test(data25)) {
        let err80 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' };
        vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
      }
      if (typeof data25 == "string") {
        if (data25.length > 54 || data25.length > 27 && func66(data25) > 27) {
          let err81 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" };
          vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
        }
        if (!formats0.validate(data25)) {
          let err82 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
        }
      } else {
        let err83 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
      }
    }
  } else {
    let err84 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
  }
  return validate53.errors = vErrors, errors === 0;
}
validate53.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var candidate_body = validate54, schema21 = { type: "object", required: ["record", "job_id", "stage_id", "name"], properties: { record: { type: "string", enum: ["candidate"] }, id: { type: "string", maxLength: 16, allOf: [{ pattern: "^[0-9a-f]{16}$" }] }, job_id: { type: "string", minLength: 1, maxLength: 511 }, stage_id: { type: "string", minLength: 1, maxLength: 511 }, name: { type: "string", maxLength: 511 }, firstname: { type: ["string", "null"], maxLength: 511 }, lastname: { type: ["string", "null"], maxLength: 511 }, headline: { type: ["string", "null"], maxLength: 255 }, email: { type: ["string", "null"], maxLength: 255 }, phone: { type: ["string", "null"], maxLength: 255 }, address: { type: ["string", "null"], maxLength: 1e3 }, summary: { type: ["string", "null"], maxLength: 1e5 }, cover_letter: { type: ["string", "null"], maxLength: 1e5 }, domain: { type: ["string", "null"], maxLength: 255 }, sourced: { type: "boolean" }, outlet: { type: ["string", "null"], maxLength: 255 }, common_source: { type: "string", minLength: 1, maxLength: 255 }, common_source_category: { type: "string", minLength: 1, maxLength: 255 }, uploader_id: { type: ["string", "null"], minLength: 1, maxLength: 511 }, recruiter_id: { type: ["string", "null"], minLength: 1, maxLength: 511 }, disqualified: { type: "boolean" }, disqualified_at: { type: ["string", "null"], format: "date-time", maxLength: 27, allOf: [{ pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }] }, withdrew: { type: "boolean" }, disqualification_reason: { type: ["string", "null"], maxLength: 1e3 }, hired_at: { type: ["string", "null"], format: "date-time", maxLength: 27, allOf: [{ pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }] }, moved_to_offer_at: { type: ["string", "null"], format: "date-time", maxLength: 27, allOf: [{ pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }] }, skills: { type: "array", maxItems: 1e3, items: { type: "string", minLength: 1, maxLength: 255 } }, tags: { type: "array", maxItems: 1e3, items: { type: "string", minLength: 1, maxLength: 255 } }, social_profiles: { type: "array", maxItems: 1e3, items: { type: "object", required: ["type", "url"], properties: { type: { type: "string", minLength: 1, maxLength: 64 }, url: { type: "string", maxLength: 2048 }, name: { type: ["string", "null"], maxLength: 255 }, username: { type: ["string", "null"], maxLength: 255 } }, additionalProperties: !1 } }, education_entries: { type: "array", maxItems: 1e3, items: { type: "object", required: ["school"], properties: { id: { type: "string", maxLength: 16, allOf: [{ pattern: "^[0-9a-f]{16}$" }] }, school: { type: "string", minLength: 1, maxLength: 255 }, degree: { type: ["string", "null"], maxLength: 255 }, field_of_study: { type: ["string", "null"], maxLength: 255 }, start_date: { type: ["string", "null"], maxLength: 10 }, end_date: { type: ["string", "null"], maxLength: 10 } }, additionalProperties: !1 } }, experience_entries: { type: "array", maxItems: 1e3, items: { type: "object", required: ["title"], properties: { id: { type: "string", maxLength: 16, allOf: [{ pattern: "^[0-9a-f]{16}$" }] }, title: { type: "string", minLength: 1, maxLength: 255 }, summary: { type: ["string", "null"], maxLength: 1e5 }, company: { type: ["string", "null"], maxLength: 255 }, industry: { type: ["string", "null"], maxLength: 255 }, current: { type: "boolean" }, start_date: { type: ["string", "null"], maxLength: 10 }, end_date: { type: ["string", "null"], maxLength: 10 } }, additionalProperties: !1 } }, answers: { type: "array", maxItems: 1e3, items: { type: "object", required: ["question", "body", "answer"], properties: { question: { type: "string", maxLength: 16, allOf: [{ pattern: "^[0-9a-f]{16}$" }] }, body: { type: "string", minLength: 1, maxLength: 1e4 }, answer: { type: ["object", "null"], required: [], properties: { body: { type: "string", maxLength: 1e5 }, checked: { type: "boolean" }, choices: { type: "array", maxItems: 1e3, items: { type: "object", required: ["id", "body"], properties: { id: { type: "string", maxLength: 16, allOf: [{ pattern: "^[0-9a-f]{16}$" }] }, body: { type: "string", minLength: 1, maxLength: 1e3 } }, additionalProperties: !1 } }, date: { type: "string", minLength: 1, maxLength: 10, allOf: [{ pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" }] }, number: { type: "number" }, file: { type: "string", maxLength: 16, allOf: [{ pattern: "^[0-9a-f]{16}$" }] } } } }, additionalProperties: !1 } }, custom_attributes: { type: "object", maxProperties: 1e3, additionalProperties: { type: "object", required: [], properties: { value: { type: "string", maxLength: 1e5 }, checked: { type: "boolean" }, choices: { type: "array", maxItems: 1e3, items: { type: "object", required: ["id", "body"], properties: { id: { type: "string", maxLength: 16, allOf: [{ pattern: "^[0-9a-f]{16}$" }] }, body: { type: "string", minLength: 1, maxLength: 1e3 } }, additionalProperties: !1 } }, date: { type: "string", minLength: 1, maxLength: 10, allOf: [{ pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" }] }, number: { type: "number" }, file: { type: "string", maxLength: 16, allOf: [{ pattern: "^[0-9a-f]{16}$" }] } }, additionalProperties: !1 } }, location: { type: ["object", "null"], required: [], properties: { location_str: { type: ["string", "null"], maxLength: 1e3 }, country: { type: ["string", "null"], maxLength: 255 }, country_code: { type: ["string", "null"], maxLength: 2 }, region: { type: ["string", "null"], maxLength: 255 }, region_code: { type: ["string", "null"], maxLength: 16 }, city: { type: ["string", "null"], maxLength: 255 }, zip_code: { type: ["string", "null"], maxLength: 32 } } }, texting_consent: { type: ["string", "null"], maxLength: 16 }, originating_candidate_id: { type: ["string", "null"], maxLength: 16, allOf: [{ pattern: "^[0-9a-f]{16}$" }] }, mailbox: { type: "string", maxLength: 64, allOf: [{ pattern: "^[0-9A-Za-z_.-]+$" }] }, anonymized: { type: "boolean" }, created_at: { type: "string", format: "date-time", maxLength: 27, allOf: [{ pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }] }, updated_at: { type: "string", format: "date-time", maxLength: 27, allOf: [{ pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }] }, account: {}, job: {}, stage: {}, stage_kind: {}, profile_url: {}, outbound_mailbox: {}, image_url: {}, resume_url: {}, resume_metadata: {}, ratings: { type: "array", maxItems: 1e3, items: { type: "object", required: ["member_id", "stage_id", "scale", "grade", "created_at"], properties: { member_id: { type: "string", minLength: 1, maxLength: 511 }, stage_id: { type: "string", minLength: 1, maxLength: 511 }, scale: { type: "string", enum: ["thumbs", "stars", "numbers"] }, grade: { type: "integer", minimum: 0, maximum: 9 }, comment: { type: ["string", "null"], maxLength: 1e5 }, score_card: { type: ["object", "null"] }, created_at: { type: "string", format: "date-time", maxLength: 27, allOf: [{ pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }] }, updated_at: { type: "string", format: "date-time", maxLength: 27, allOf: [{ pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }] } }, additionalProperties: !1 } } }, additionalProperties: !1, $id: "candidate_body" }, pattern19 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u"), pattern25 = new RegExp("^[0-9A-Za-z_.-]+$", "u");
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate54.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.record === void 0 || !func0.call(data, "record")) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "record" }, message: "must have required property 'record'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.job_id === void 0 || !func0.call(data, "job_id")) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "job_id" }, message: "must have required property 'job_id'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.stage_id === void 0 || !func0.call(data, "stage_id")) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "stage_id" }, message: "must have required property 'stage_id'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.name === void 0 || !func0.call(data, "name")) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 of Object.keys(data))
      if (!func0.call(schema21.properties, key0)) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.record !== void 0 && func0.call(data, "record")) {
      let data0 = data.record;
      if (typeof data0 != "string") {
        let err5 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (data0 !== "candidate") {
        let err6 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema21.properties.record.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.id !== void 0 && func0.call(data, "id")) {
      let data1 = data.id;
      if (typeof data1 == "string" && !pattern3.test(data1)) {
        let err7 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data1 == "string") {
        if (data1.length > 32 || data1.length > 16 && func66(data1) > 16) {
          let err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.job_id !== void 0 && func0.call(data, "job_id")) {
      let data2 = data.job_id;
      if (typeof data2 == "string") {
        if (data2.length > 511 * 2 || data2.length > 511 && func66(data2) > 511) {
          let err10 = { instancePath: instancePath + "/job_id", schemaPath: "#/properties/job_id/maxLength", keyword: "maxLength", params: { limit: 511 }, message: "must NOT have more than 511 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (data2.length < 2 && func66(data2) < 1) {
          let err11 = { instancePath: instancePath + "/job_id", schemaPath: "#/properties/job_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/job_id", schemaPath: "#/properties/job_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.stage_id !== void 0 && func0.call(data, "stage_id")) {
      let data3 = data.stage_id;
      if (typeof data3 == "string") {
        if (data3.length > 511 * 2 || data3.length > 511 && func66(data3) > 511) {
          let err13 = { instancePath: instancePath + "/stage_id", schemaPath: "#/properties/stage_id/maxLength", keyword: "maxLength", params: { limit: 511 }, message: "must NOT have more than 511 characters" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (data3.length < 2 && func66(data3) < 1) {
          let err14 = { instancePath: instancePath + "/stage_id", schemaPath: "#/properties/stage_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/stage_id", schemaPath: "#/properties/stage_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.name !== void 0 && func0.call(data, "name")) {
      let data4 = data.name;
      if (typeof data4 == "string") {
        if (data4.length > 511 * 2 || data4.length > 511 && func66(data4) > 511) {
          let err16 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 511 }, message: "must NOT have more than 511 characters" };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      } else {
        let err17 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.firstname !== void 0 && func0.call(data, "firstname")) {
      let data5 = data.firstname;
      if (typeof data5 != "string" && data5 !== null) {
        let err18 = { instancePath: instancePath + "/firstname", schemaPath: "#/properties/firstname/type", keyword: "type", params: { type: schema21.properties.firstname.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (typeof data5 == "string" && (data5.length > 511 * 2 || data5.length > 511 && func66(data5) > 511)) {
        let err19 = { instancePath: instancePath + "/firstname", schemaPath: "#/properties/firstname/maxLength", keyword: "maxLength", params: { limit: 511 }, message: "must NOT have more than 511 characters" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.lastname !== void 0 && func0.call(data, "lastname")) {
      let data6 = data.lastname;
      if (typeof data6 != "string" && data6 !== null) {
        let err20 = { instancePath: instancePath + "/lastname", schemaPath: "#/properties/lastname/type", keyword: "type", params: { type: schema21.properties.lastname.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      if (typeof data6 == "string" && (data6.length > 511 * 2 || data6.length > 511 && func66(data6) > 511)) {
        let err21 = { instancePath: instancePath + "/lastname", schemaPath: "#/properties/lastname/maxLength", keyword: "maxLength", params: { limit: 511 }, message: "must NOT have more than 511 characters" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.headline !== void 0 && func0.call(data, "headline")) {
      let data7 = data.headline;
      if (typeof data7 != "string" && data7 !== null) {
        let err22 = { instancePath: instancePath + "/headline", schemaPath: "#/properties/headline/type", keyword: "type", params: { type: schema21.properties.headline.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
      if (typeof data7 == "string" && (data7.length > 510 || data7.length > 255 && func66(data7) > 255)) {
        let err23 = { instancePath: instancePath + "/headline", schemaPath: "#/properties/headline/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.email !== void 0 && func0.call(data, "email")) {
      let data8 = data.email;
      if (typeof data8 != "string" && data8 !== null) {
        let err24 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: schema21.properties.email.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
      if (typeof data8 == "string" && (data8.length > 510 || data8.length > 255 && func66(data8) > 255)) {
        let err25 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.phone !== void 0 && func0.call(data, "phone")) {
      let data9 = data.phone;
      if (typeof data9 != "string" && data9 !== null) {
        let err26 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: schema21.properties.phone.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
      if (typeof data9 == "string" && (data9.length > 510 || data9.length > 255 && func66(data9) > 255)) {
        let err27 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.address !== void 0 && func0.call(data, "address")) {
      let data10 = data.address;
      if (typeof data10 != "string" && data10 !== null) {
        let err28 = { instancePath: instancePath + "/address", schemaPath: "#/properties/address/type", keyword: "type", params: { type: schema21.properties.address.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
      if (typeof data10 == "string" && (data10.length > 1e3 * 2 || data10.length > 1e3 && func66(data10) > 1e3)) {
        let err29 = { instancePath: instancePath + "/address", schemaPath: "#/properties/address/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.summary !== void 0 && func0.call(data, "summary")) {
      let data11 = data.summary;
      if (typeof data11 != "string" && data11 !== null) {
        let err30 = { instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/type", keyword: "type", params: { type: schema21.properties.summary.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
      if (typeof data11 == "string" && (data11.length > 1e5 * 2 || data11.length > 1e5 && func66(data11) > 1e5)) {
        let err31 = { instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data.cover_letter !== void 0 && func0.call(data, "cover_letter")) {
      let data12 = data.cover_letter;
      if (typeof data12 != "string" && data12 !== null) {
        let err32 = { instancePath: instancePath + "/cover_letter", schemaPath: "#/properties/cover_letter/type", keyword: "type", params: { type: schema21.properties.cover_letter.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
      if (typeof data12 == "string" && (data12.length > 1e5 * 2 || data12.length > 1e5 && func66(data12) > 1e5)) {
        let err33 = { instancePath: instancePath + "/cover_letter", schemaPath: "#/properties/cover_letter/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data.domain !== void 0 && func0.call(data, "domain")) {
      let data13 = data.domain;
      if (typeof data13 != "string" && data13 !== null) {
        let err34 = { instancePath: instancePath + "/domain", schemaPath: "#/properties/domain/type", keyword: "type", params: { type: schema21.properties.domain.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
      if (typeof data13 == "string" && (data13.length > 510 || data13.length > 255 && func66(data13) > 255)) {
        let err35 = { instancePath: instancePath + "/domain", schemaPath: "#/properties/domain/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
    if (data.sourced !== void 0 && func0.call(data, "sourced") && typeof data.sourced != "boolean") {
      let err36 = { instancePath: instancePath + "/sourced", schemaPath: "#/properties/sourced/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
    }
    if (data.outlet !== void 0 && func0.call(data, "outlet")) {
      let data15 = data.outlet;
      if (typeof data15 != "string" && data15 !== null) {
        let err37 = { instancePath: instancePath + "/outlet", schemaPath: "#/properties/outlet/type", keyword: "type", params: { type: schema21.properties.outlet.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
      if (typeof data15 == "string" && (data15.length > 510 || data15.length > 255 && func66(data15) > 255)) {
        let err38 = { instancePath: instancePath + "/outlet", schemaPath: "#/properties/outlet/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
    }
    if (data.common_source !== void 0 && func0.call(data, "common_source")) {
      let data16 = data.common_source;
      if (typeof data16 == "string") {
        if (data16.length > 510 || data16.length > 255 && func66(data16) > 255) {
          let err39 = { instancePath: instancePath + "/common_source", schemaPath: "#/properties/common_source/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
        }
        if (data16.length < 2 && func66(data16) < 1) {
          let err40 = { instancePath: instancePath + "/common_source", schemaPath: "#/properties/common_source/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
        }
      } else {
        let err41 = { instancePath: instancePath + "/common_source", schemaPath: "#/properties/common_source/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
      }
    }
    if (data.common_source_category !== void 0 && func0.call(data, "common_source_category")) {
      let data17 = data.common_source_category;
      if (typeof data17 == "string") {
        if (data17.length > 510 || data17.length > 255 && func66(data17) > 255) {
          let err42 = { instancePath: instancePath + "/common_source_category", schemaPath: "#/properties/common_source_category/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
        }
        if (data17.length < 2 && func66(data17) < 1) {
          let err43 = { instancePath: instancePath + "/common_source_category", schemaPath: "#/properties/common_source_category/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
        }
      } else {
        let err44 = { instancePath: instancePath + "/common_source_category", schemaPath: "#/properties/common_source_category/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
      }
    }
    if (data.uploader_id !== void 0 && func0.call(data, "uploader_id")) {
      let data18 = data.uploader_id;
      if (typeof data18 != "string" && data18 !== null) {
        let err45 = { instancePath: instancePath + "/uploader_id", schemaPath: "#/properties/uploader_id/type", keyword: "type", params: { type: schema21.properties.uploader_id.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
      }
      if (typeof data18 == "string") {
        if (data18.length > 511 * 2 || data18.length > 511 && func66(data18) > 511) {
          let err46 = { instancePath: instancePath + "/uploader_id", schemaPath: "#/properties/uploader_id/maxLength", keyword: "maxLength", params: { limit: 511 }, message: "must NOT have more than 511 characters" };
          vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
        }
        if (data18.length < 2 && func66(data18) < 1) {
          let err47 = { instancePath: instancePath + "/uploader_id", schemaPath: "#/properties/uploader_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
        }
      }
    }
    if (data.recruiter_id !== void 0 && func0.call(data, "recruiter_id")) {
      let data19 = data.recruiter_id;
      if (typeof data19 != "string" && data19 !== null) {
        let err48 = { instancePath: instancePath + "/recruiter_id", schemaPath: "#/properties/recruiter_id/type", keyword: "type", params: { type: schema21.properties.recruiter_id.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
      }
      if (typeof data19 == "string") {
        if (data19.length > 511 * 2 || data19.length > 511 && func66(data19) > 511) {
          let err49 = { instancePath: instancePath + "/recruiter_id", schemaPath: "#/properties/recruiter_id/maxLength", keyword: "maxLength", params: { limit: 511 }, message: "must NOT have more than 511 characters" };
          vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
        }
        if (data19.length < 2 && func66(data19) < 1) {
          let err50 = { instancePath: instancePath + "/recruiter_id", schemaPath: "#/properties/recruiter_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
        }
      }
    }
    if (data.disqualified !== void 0 && func0.call(data, "disqualified") && typeof data.disqualified != "boolean") {
      let err51 = { instancePath: instancePath + "/disqualified", schemaPath: "#/properties/disqualified/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
    }
    if (data.disqualified_at !== void 0 && func0.call(data, "disqualified_at")) {
      let data21 = data.disqualified_at;
      if (typeof data21 != "string" && data21 !== null) {
        let err52 = { instancePath: instancePath + "/disqualified_at", schemaPath: "#/properties/disqualified_at/type", keyword: "type", params: { type: schema21.properties.disqualified_at.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
      }
      if (typeof data21 == "string" && !pattern5.test(data21)) {
        let err53 = { instancePath: instancePath + "/disqualified_at", schemaPath: "#/properties/disqualified_at/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' };
        vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
      }
      if (typeof data21 == "string") {
        if (data21.length > 54 || data21.length > 27 && func66(data21) > 27) {
          let err54 = { instancePath: instancePath + "/disqualified_at", schemaPath: "#/properties/disqualified_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" };
          vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
        }
        if (!formats0.validate(data21)) {
          let err55 = { instancePath: instancePath + "/disqualified_at", schemaPath: "#/properties/disqualified_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
        }
      }
    }
    if (data.withdrew !== void 0 && func0.call(data, "withdrew") && typeof data.withdrew != "boolean") {
      let err56 = { instancePath: instancePath + "/withdrew", schemaPath: "#/properties/withdrew/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
    }
    if (data.disqualification_reason !== void 0 && func0.call(data, "disqualification_reason")) {
      let data23 = data.disqualification_reason;
      if (typeof data23 != "string" && data23 !== null) {
        let err57 = { instancePath: instancePath + "/disqualification_reason", schemaPath: "#/properties/disqualification_reason/type", keyword: "type", params: { type: schema21.properties.disqualification_reason.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
      }
      if (typeof data23 == "string" && (data23.length > 1e3 * 2 || data23.length > 1e3 && func66(data23) > 1e3)) {
        let err58 = { instancePath: instancePath + "/disqualification_reason", schemaPath: "#/properties/disqualification_reason/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
        vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
      }
    }
    if (data.hired_at !== void 0 && func0.call(data, "hired_at")) {
      let data24 = data.hired_at;
      if (typeof data24 != "string" && data24 !== null) {
        let err59 = { instancePath: instancePath + "/hired_at", schemaPath: "#/properties/hired_at/type", keyword: "type", params: { type: schema21.properties.hired_at.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
      }
      if (typeof data24 == "string" && !pattern5.test(data24)) {
        let err60 = { instancePath: instancePath + "/hired_at", schemaPath: "#/properties/hired_at/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' };
        vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
      }
      if (typeof data24 == "string") {
        if (data24.length > 54 || data24.length > 27 && func66(data24) > 27) {
          let err61 = { instancePath: instancePath + "/hired_at", schemaPath: "#/properties/hired_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" };
          vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
        }
        if (!formats0.validate(data24)) {
          let err62 = { instancePath: instancePath + "/hired_at", schemaPath: "#/properties/hired_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
        }
      }
    }
    if (data.moved_to_offer_at !== void 0 && func0.call(data, "moved_to_offer_at")) {
      let data25 = data.moved_to_offer_at;
      if (typeof data25 != "string" && data25 !== null) {
        let err63 = { instancePath: instancePath + "/moved_to_offer_at", schemaPath: "#/properties/moved_to_offer_at/type", keyword: "type", params: { type: schema21.properties.moved_to_offer_at.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
      }
      if (typeof data25 == "string" && !pattern5.test(data25)) {
        let err64 = { instancePath: instancePath + "/moved_to_offer_at", schemaPath: "#/properties/moved_to_offer_at/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' };
        vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
      }
      if (typeof data25 == "string") {
        if (data25.length > 54 || data25.length > 27 && func66(data25) > 27) {
          let err65 = { instancePath: instancePath + "/moved_to_offer_at", schemaPath: "#/properties/moved_to_offer_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" };
          vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
        }
        if (!formats0.validate(data25)) {
          let err66 = { instancePath: instancePath + "/moved_to_offer_at", schemaPath: "#/properties/moved_to_offer_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
        }
      }
    }
    if (data.skills !== void 0 && func0.call(data, "skills")) {
      let data26 = data.skills;
      if (Array.isArray(data26)) {
        if (data26.length > 1e3) {
          let err67 = { instancePath: instancePath + "/skills", schemaPath: "#/properties/skills/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
          vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
        }
        let len0 = data26.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data27 = data26[i0];
          if (typeof data27 == "string") {
            if (data27.length > 510 || data27.length > 255 && func66(data27) > 255) {
              let err68 = { instancePath: instancePath + "/skills/" + i0, schemaPath: "#/properties/skills/items/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
              vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
            }
            if (data27.length < 2 && func66(data27) < 1) {
              let err69 = { instancePath: instancePath + "/skills/" + i0, schemaPath: "#/properties/skills/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
            }
          } else {
            let err70 = { instancePath: instancePath + "/skills/" + i0, schemaPath: "#/properties/skills/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
          }
        }
      } else {
        let err71 = { instancePath: instancePath + "/skills", schemaPath: "#/properties/skills/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
      }
    }
    if (data.tags !== void 0 && func0.call(data, "tags")) {
      let data28 = data.tags;
      if (Array.isArray(data28)) {
        if (data28.length > 1e3) {
          let err72 = { instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
          vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
        }
        let len1 = data28.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data29 = data28[i1];
          if (typeof data29 == "string") {
            if (data29.length > 510 || data29.length > 255 && func66(data29) > 255) {
              let err73 = { instancePath: instancePath + "/tags/" + i1, schemaPath: "#/properties/tags/items/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
              vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
            }
            if (data29.length < 2 && func66(data29) < 1) {
              let err74 = { instancePath: instancePath + "/tags/" + i1, schemaPath: "#/properties/tags/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
            }
          } else {
            let err75 = { instancePath: instancePath + "/tags/" + i1, schemaPath: "#/properties/tags/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
          }
        }
      } else {
        let err76 = { instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
      }
    }
    if (data.social_profiles !== void 0 && func0.call(data, "social_profiles")) {
      let data30 = data.social_profiles;
      if (Array.isArray(data30)) {
        if (data30.length > 1e3) {
          let err77 = { instancePath: instancePath + "/social_profiles", schemaPath: "#/properties/social_profiles/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
          vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
        }
        let len2 = data30.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data31 = data30[i2];
          if (data31 && typeof data31 == "object" && !Array.isArray(data31)) {
            if (data31.type === void 0 || !func0.call(data31, "type")) {
              let err78 = { instancePath: instancePath + "/social_profiles/" + i2, schemaPath: "#/properties/social_profiles/items/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
              vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
            }
            if (data31.url === void 0 || !func0.call(data31, "url")) {
              let err79 = { instancePath: instancePath + "/social_profiles/" + i2, schemaPath: "#/properties/social_profiles/items/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
              vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
            }
            for (let key1 of Object.keys(data31))
              if (!(key1 === "type" || key1 === "url" || key1 === "name" || key1 === "username")) {
                let err80 = { instancePath: instancePath + "/social_profiles/" + i2, schemaPath: "#/properties/social_profiles/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
              }
            if (data31.type !== void 0 && func0.call(data31, "type")) {
              let data32 = data31.type;
              if (typeof data32 == "string") {
                if (data32.length > 128 || data32.length > 64 && func66(data32) > 64) {
                  let err81 = { instancePath: instancePath + "/social_profiles/" + i2 + "/type", schemaPath: "#/properties/social_profiles/items/properties/type/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
                  vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
                }
                if (data32.length < 2 && func66(data32) < 1) {
                  let err82 = { instancePath: instancePath + "/social_profiles/" + i2 + "/type", schemaPath: "#/properties/social_profiles/items/properties/type/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
                }
              } else {
                let err83 = { instancePath: instancePath + "/social_profiles/" + i2 + "/type", schemaPath: "#/properties/social_profiles/items/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
              }
            }
            if (data31.url !== void 0 && func0.call(data31, "url")) {
              let data33 = data31.url;
              if (typeof data33 == "string") {
                if (data33.length > 2048 * 2 || data33.length > 2048 && func66(data33) > 2048) {
                  let err84 = { instancePath: instancePath + "/social_profiles/" + i2 + "/url", schemaPath: "#/properties/social_profiles/items/properties/url/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
                  vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
                }
              } else {
                let err85 = { instancePath: instancePath + "/social_profiles/" + i2 + "/url", schemaPath: "#/properties/social_profiles/items/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
              }
            }
            if (data31.name !== void 0 && func0.call(data31, "name")) {
              let data34 = data31.name;
              if (typeof data34 != "string" && data34 !== null) {
                let err86 = { instancePath: instancePath + "/social_profiles/" + i2 + "/name", schemaPath: "#/properties/social_profiles/items/properties/name/type", keyword: "type", params: { type: schema21.properties.social_profiles.items.properties.name.type }, message: "must be string,null" };
                vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
              }
              if (typeof data34 == "string" && (data34.length > 510 || data34.length > 255 && func66(data34) > 255)) {
                let err87 = { instancePath: instancePath + "/social_profiles/" + i2 + "/name", schemaPath: "#/properties/social_profiles/items/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
                vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
              }
            }
            if (data31.username !== void 0 && func0.call(data31, "username")) {
              let data35 = data31.username;
              if (typeof data35 != "string" && data35 !== null) {
                let err88 = { instancePath: instancePath + "/social_profiles/" + i2 + "/username", schemaPath: "#/properties/social_profiles/items/properties/username/type", keyword: "type", params: { type: schema21.properties.social_profiles.items.properties.username.type }, message: "must be string,null" };
                vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
              }
              if (typeof data35 == "string" && (data35.length > 510 || data35.length > 255 && func66(data35) > 255)) {
                let err89 = { instancePath: instancePath + "/social_profiles/" + i2 + "/username", schemaPath: "#/properties/social_profiles/items/properties/username/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
                vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
              }
            }
          } else {
            let err90 = { instancePath: instancePath + "/social_profiles/" + i2, schemaPath: "#/properties/social_profiles/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
          }
        }
      } else {
        let err91 = { instancePath: instancePath + "/social_profiles", schemaPath: "#/properties/social_profiles/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
      }
    }
    if (data.education_entries !== void 0 && func0.call(data, "education_entries")) {
      let data36 = data.education_entries;
      if (Array.isArray(data36)) {
        if (data36.length > 1e3) {
          let err92 = { instancePath: instancePath + "/education_entries", schemaPath: "#/properties/education_entries/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
          vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
        }
        let len3 = data36.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data37 = data36[i3];
          if (data37 && typeof data37 == "object" && !Array.isArray(data37)) {
            if (data37.school === void 0 || !func0.call(data37, "school")) {
              let err93 = { instancePath: instancePath + "/education_entries/" + i3, schemaPath: "#/properties/education_entries/items/required", keyword: "required", params: { missingProperty: "school" }, message: "must have required property 'school'" };
              vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
            }
            for (let key2 of Object.keys(data37))
              if (!(key2 === "id" || key2 === "school" || key2 === "degree" || key2 === "field_of_study" || key2 === "start_date" || key2 === "end_date")) {
                let err94 = { instancePath: instancePath + "/education_entries/" + i3, schemaPath: "#/properties/education_entries/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err94] : vErrors.push(err94), errors++;
              }
            if (data37.id !== void 0 && func0.call(data37, "id")) {
              let data38 = data37.id;
              if (typeof data38 == "string" && !pattern3.test(data38)) {
                let err95 = { instancePath: instancePath + "/education_entries/" + i3 + "/id", schemaPath: "#/properties/education_entries/items/properties/id/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
                vErrors === null ? vErrors = [err95] : vErrors.push(err95), errors++;
              }
              if (typeof data38 == "string") {
                if (data38.length > 32 || data38.length > 16 && func66(data38) > 16) {
                  let err96 = { instancePath: instancePath + "/education_entries/" + i3 + "/id", schemaPath: "#/properties/education_entries/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
                  vErrors === null ? vErrors = [err96] : vErrors.push(err96), errors++;
                }
              } else {
                let err97 = { instancePath: instancePath + "/education_entries/" + i3 + "/id", schemaPath: "#/properties/education_entries/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err97] : vErrors.push(err97), errors++;
              }
            }
            if (data37.school !== void 0 && func0.call(data37, "school")) {
              let data39 = data37.school;
              if (typeof data39 == "string") {
                if (data39.length > 510 || data39.length > 255 && func66(data39) > 255) {
                  let err98 = { instancePath: instancePath + "/education_entries/" + i3 + "/school", schemaPath: "#/properties/education_entries/items/properties/school/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
                  vErrors === null ? vErrors = [err98] : vErrors.push(err98), errors++;
                }
                if (data39.length < 2 && func66(data39) < 1) {
                  let err99 = { instancePath: instancePath + "/education_entries/" + i3 + "/school", schemaPath: "#/properties/education_entries/items/properties/school/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err99] : vErrors.push(err99), errors++;
                }
              } else {
                let err100 = { instancePath: instancePath + "/education_entries/" + i3 + "/school", schemaPath: "#/properties/education_entries/items/properties/school/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err100] : vErrors.push(err100), errors++;
              }
            }
            if (data37.degree !== void 0 && func0.call(data37, "degree")) {
              let data40 = data37.degree;
              if (typeof data40 != "string" && data40 !== null) {
                let err101 = { instancePath: instancePath + "/education_entries/" + i3 + "/degree", schemaPath: "#/properties/education_entries/items/properties/degree/type", keyword: "type", params: { type: schema21.properties.education_entries.items.properties.degree.type }, message: "must be string,null" };
                vErrors === null ? vErrors = [err101] : vErrors.push(err101), errors++;
              }
              if (typeof data40 == "string" && (data40.length > 510 || data40.length > 255 && func66(data40) > 255)) {
                let err102 = { instancePath: instancePath + "/education_entries/" + i3 + "/degree", schemaPath: "#/properties/education_entries/items/properties/degree/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
                vErrors === null ? vErrors = [err102] : vErrors.push(err102), errors++;
              }
            }
            if (data37.field_of_study !== void 0 && func0.call(data37, "field_of_study")) {
              let data41 = data37.field_of_study;
              if (typeof data41 != "string" && data41 !== null) {
                let err103 = { instancePath: instancePath + "/education_entries/" + i3 + "/field_of_study", schemaPath: "#/properties/education_entries/items/properties/field_of_study/type", keyword: "type", params: { type: schema21.properties.education_entries.items.properties.field_of_study.type }, message: "must be string,null" };
                vErrors === null ? vErrors = [err103] : vErrors.push(err103), errors++;
              }
              if (typeof data41 == "string" && (data41.length > 510 || data41.length > 255 && func66(data41) > 255)) {
                let err104 = { instancePath: instancePath + "/education_entries/" + i3 + "/field_of_study", schemaPath: "#/properties/education_entries/items/properties/field_of_study/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
                vErrors === null ? vErrors = [err104] : vErrors.push(err104), errors++;
              }
            }
            if (data37.start_date !== void 0 && func0.call(data37, "start_date")) {
              let data42 = data37.start_date;
              if (typeof data42 != "string" && data42 !== null) {
                let err105 = { instancePath: instancePath + "/education_entries/" + i3 + "/start_date", schemaPath: "#/properties/education_entries/items/properties/start_date/type", keyword: "type", params: { type: schema21.properties.education_entries.items.properties.start_date.type }, message: "must be string,null" };
                vErrors === null ? vErrors = [err105] : vErrors.push(err105), errors++;
              }
              if (typeof data42 == "string" && (data42.length > 20 || data42.length > 10 && func66(data42) > 10)) {
                let err106 = { instancePath: instancePath + "/education_entries/" + i3 + "/start_date", schemaPath: "#/properties/education_entries/items/properties/start_date/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
                vErrors === null ? vErrors = [err106] : vErrors.push(err106), errors++;
              }
            }
            if (data37.end_date !== void 0 && func0.call(data37, "end_date")) {
              let data43 = data37.end_date;
              if (typeof data43 != "string" && data43 !== null) {
                let err107 = { instancePath: instancePath + "/education_entries/" + i3 + "/end_date", schemaPath: "#/properties/education_entries/items/properties/end_date/type", keyword: "type", params: { type: schema21.properties.education_entries.items.properties.end_date.type }, message: "must be string,null" };
                vErrors === null ? vErrors = [err107] : vErrors.push(err107), errors++;
              }
              if (typeof data43 == "string" && (data43.length > 20 || data43.length > 10 && func66(data43) > 10)) {
                let err108 = { instancePath: instancePath + "/education_entries/" + i3 + "/end_date", schemaPath: "#/properties/education_entries/items/properties/end_date/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
                vErrors === null ? vErrors = [err108] : vErrors.push(err108), errors++;
              }
            }
          } else {
            let err109 = { instancePath: instancePath + "/education_entries/" + i3, schemaPath: "#/properties/education_entries/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err109] : vErrors.push(err109), errors++;
          }
        }
      } else {
        let err110 = { instancePath: instancePath + "/education_entries", schemaPath: "#/properties/education_entries/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err110] : vErrors.push(err110), errors++;
      }
    }
    if (data.experience_entries !== void 0 && func0.call(data, "experience_entries")) {
      let data44 = data.experience_entries;
      if (Array.isArray(data44)) {
        if (data44.length > 1e3) {
          let err111 = { instancePath: instancePath + "/experience_entries", schemaPath: "#/properties/experience_entries/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
          vErrors === null ? vErrors = [err111] : vErrors.push(err111), errors++;
        }
        let len4 = data44.length;
        for (let i4 = 0; i4 < len4; i4++) {
          let data45 = data44[i4];
          if (data45 && typeof data45 == "object" && !Array.isArray(data45)) {
            if (data45.title === void 0 || !func0.call(data45, "title")) {
              let err112 = { instancePath: instancePath + "/experience_entries/" + i4, schemaPath: "#/properties/experience_entries/items/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
              vErrors === null ? vErrors = [err112] : vErrors.push(err112), errors++;
            }
            for (let key3 of Object.keys(data45))
              if (!(key3 === "id" || key3 === "title" || key3 === "summary" || key3 === "company" || key3 === "industry" || key3 === "current" || key3 === "start_date" || key3 === "end_date")) {
                let err113 = { instancePath: instancePath + "/experience_entries/" + i4, schemaPath: "#/properties/experience_entries/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err113] : vErrors.push(err113), errors++;
              }
            if (data45.id !== void 0 && func0.call(data45, "id")) {
              let data46 = data45.id;
              if (typeof data46 == "string" && !pattern3.test(data46)) {
                let err114 = { instancePath: instancePath + "/experience_entries/" + i4 + "/id", schemaPath: "#/properties/experience_entries/items/properties/id/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
                vErrors === null ? vErrors = [err114] : vErrors.push(err114), errors++;
              }
              if (typeof data46 == "string") {
                if (data46.length > 32 || data46.length > 16 && func66(data46) > 16) {
                  let err115 = { instancePath: instancePath + "/experience_entries/" + i4 + "/id", schemaPath: "#/properties/experience_entries/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
                  vErrors === null ? vErrors = [err115] : vErrors.push(err115), errors++;
                }
              } else {
                let err116 = { instancePath: instancePath + "/experience_entries/" + i4 + "/id", schemaPath: "#/properties/experience_entries/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err116] : vErrors.push(err116), errors++;
              }
            }
            if (data45.title !== void 0 && func0.call(data45, "title")) {
              let data47 = data45.title;
              if (typeof data47 == "string") {
                if (data47.length > 510 || data47.length > 255 && func66(data47) > 255) {
                  let err117 = { instancePath: instancePath + "/experience_entries/" + i4 + "/title", schemaPath: "#/properties/experience_entries/items/properties/title/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
                  vErrors === null ? vErrors = [err117] : vErrors.push(err117), errors++;
                }
                if (data47.length < 2 && func66(data47) < 1) {
                  let err118 = { instancePath: instancePath + "/experience_entries/" + i4 + "/title", schemaPath: "#/properties/experience_entries/items/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err118] : vErrors.push(err118), errors++;
                }
              } else {
                let err119 = { instancePath: instancePath + "/experience_entries/" + i4 + "/title", schemaPath: "#/properties/experience_entries/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err119] : vErrors.push(err119), errors++;
              }
            }
            if (data45.summary !== void 0 && func0.call(data45, "summary")) {
              let data48 = data45.summary;
              if (typeof data48 != "string" && data48 !== null) {
                let err120 = { instancePath: instancePath + "/experience_entries/" + i4 + "/summary", schemaPath: "#/properties/experience_entries/items/properties/summary/type", keyword: "type", params: { type: schema21.properties.experience_entries.items.properties.summary.type }, message: "must be string,null" };
                vErrors === null ? vErrors = [err120] : vErrors.push(err120), errors++;
              }
              if (typeof data48 == "string" && (data48.length > 1e5 * 2 || data48.length > 1e5 && func66(data48) > 1e5)) {
                let err121 = { instancePath: instancePath + "/experience_entries/" + i4 + "/summary", schemaPath: "#/properties/experience_entries/items/properties/summary/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" };
                vErrors === null ? vErrors = [err121] : vErrors.push(err121), errors++;
              }
            }
            if (data45.company !== void 0 && func0.call(data45, "company")) {
              let data49 = data45.company;
              if (typeof data49 != "string" && data49 !== null) {
                let err122 = { instancePath: instancePath + "/experience_entries/" + i4 + "/company", schemaPath: "#/properties/experience_entries/items/properties/company/type", keyword: "type", params: { type: schema21.properties.experience_entries.items.properties.company.type }, message: "must be string,null" };
                vErrors === null ? vErrors = [err122] : vErrors.push(err122), errors++;
              }
              if (typeof data49 == "string" && (data49.length > 510 || data49.length > 255 && func66(data49) > 255)) {
                let err123 = { instancePath: instancePath + "/experience_entries/" + i4 + "/company", schemaPath: "#/properties/experience_entries/items/properties/company/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
                vErrors === null ? vErrors = [err123] : vErrors.push(err123), errors++;
              }
            }
            if (data45.industry !== void 0 && func0.call(data45, "industry")) {
              let data50 = data45.industry;
              if (typeof data50 != "string" && data50 !== null) {
                let err124 = { instancePath: instancePath + "/experience_entries/" + i4 + "/industry", schemaPath: "#/properties/experience_entries/items/properties/industry/type", keyword: "type", params: { type: schema21.properties.experience_entries.items.properties.industry.type }, message: "must be string,null" };
                vErrors === null ? vErrors = [err124] : vErrors.push(err124), errors++;
              }
              if (typeof data50 == "string" && (data50.length > 510 || data50.length > 255 && func66(data50) > 255)) {
                let err125 = { instancePath: instancePath + "/experience_entries/" + i4 + "/industry", schemaPath: "#/properties/experience_entries/items/properties/industry/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
                vErrors === null ? vErrors = [err125] : vErrors.push(err125), errors++;
              }
            }
            if (data45.current !== void 0 && func0.call(data45, "current") && typeof data45.current != "boolean") {
              let err126 = { instancePath: instancePath + "/experience_entries/" + i4 + "/current", schemaPath: "#/properties/experience_entries/items/properties/current/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
              vErrors === null ? vErrors = [err126] : vErrors.push(err126), errors++;
            }
            if (data45.start_date !== void 0 && func0.call(data45, "start_date")) {
              let data52 = data45.start_date;
              if (typeof data52 != "string" && data52 !== null) {
                let err127 = { instancePath: instancePath + "/experience_entries/" + i4 + "/start_date", schemaPath: "#/properties/experience_entries/items/properties/start_date/type", keyword: "type", params: { type: schema21.properties.experience_entries.items.properties.start_date.type }, message: "must be string,null" };
                vErrors === null ? vErrors = [err127] : vErrors.push(err127), errors++;
              }
              if (typeof data52 == "string" && (data52.length > 20 || data52.length > 10 && func66(data52) > 10)) {
                let err128 = { instancePath: instancePath + "/experience_entries/" + i4 + "/start_date", schemaPath: "#/properties/experience_entries/items/properties/start_date/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
                vErrors === null ? vErrors = [err128] : vErrors.push(err128), errors++;
              }
            }
            if (data45.end_date !== void 0 && func0.call(data45, "end_date")) {
              let data53 = data45.end_date;
              if (typeof data53 != "string" && data53 !== null) {
                let err129 = { instancePath: instancePath + "/experience_entries/" + i4 + "/end_date", schemaPath: "#/properties/experience_entries/items/properties/end_date/type", keyword: "type", params: { type: schema21.properties.experience_entries.items.properties.end_date.type }, message: "must be string,null" };
                vErrors === null ? vErrors = [err129] : vErrors.push(err129), errors++;
              }
              if (typeof data53 == "string" && (data53.length > 20 || data53.length > 10 && func66(data53) > 10)) {
                let err130 = { instancePath: instancePath + "/experience_entries/" + i4 + "/end_date", schemaPath: "#/properties/experience_entries/items/properties/end_date/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
                vErrors === null ? vErrors = [err130] : vErrors.push(err130), errors++;
              }
            }
          } else {
            let err131 = { instancePath: instancePath + "/experience_entries/" + i4, schemaPath: "#/properties/experience_entries/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err131] : vErrors.push(err131), errors++;
          }
        }
      } else {
        let err132 = { instancePath: instancePath + "/experience_entries", schemaPath: "#/properties/experience_entries/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err132] : vErrors.push(err132), errors++;
      }
    }
    if (data.answers !== void 0 && func0.call(data, "answers")) {
      let data54 = data.answers;
      if (Array.isArray(data54)) {
        if (data54.length > 1e3) {
          let err133 = { instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
          vErrors === null ? vErrors = [err133] : vErrors.push(err133), errors++;
        }
        let len5 = data54.length;
        for (let i5 = 0; i5 < len5; i5++) {
          let data55 = data54[i5];
          if (data55 && typeof data55 == "object" && !Array.isArray(data55)) {
            if (data55.question === void 0 || !func0.call(data55, "question")) {
              let err134 = { instancePath: instancePath + "/answers/" + i5, schemaPath: "#/properties/answers/items/required", keyword: "required", params: { missingProperty: "question" }, message: "must have required property 'question'" };
              vErrors === null ? vErrors = [err134] : vErrors.push(err134), errors++;
            }
            if (data55.body === void 0 || !func0.call(data55, "body")) {
              let err135 = { instancePath: instancePath + "/answers/" + i5, schemaPath: "#/properties/answers/items/required", keyword: "required", params: { missingProperty: "body" }, message: "must have required property 'body'" };
              vErrors === null ? vErrors = [err135] : vErrors.push(err135), errors++;
            }
            if (data55.answer === void 0 || !func0.call(data55, "answer")) {
              let err136 = { instancePath: instancePath + "/answers/" + i5, schemaPath: "#/properties/answers/items/required", keyword: "required", params: { missingProperty: "answer" }, message: "must have required property 'answer'" };
              vErrors === null ? vErrors = [err136] : vErrors.push(err136), errors++;
            }
            for (let key4 of Object.keys(data55))
              if (!(key4 === "question" || key4 === "body" || key4 === "answer")) {
                let err137 = { instancePath: instancePath + "/answers/" + i5, schemaPath: "#/properties/answers/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err137] : vErrors.push(err137), errors++;
              }
            if (data55.question !== void 0 && func0.call(data55, "question")) {
              let data56 = data55.question;
              if (typeof data56 == "string" && !pattern3.test(data56)) {
                let err138 = { instancePath: instancePath + "/answers/" + i5 + "/question", schemaPath: "#/properties/answers/items/properties/question/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
                vErrors === null ? vErrors = [err138] : vErrors.push(err138), errors++;
              }
              if (typeof data56 == "string") {
                if (data56.length > 32 || data56.length > 16 && func66(data56) > 16) {
                  let err139 = { instancePath: instancePath + "/answers/" + i5 + "/question", schemaPath: "#/properties/answers/items/properties/question/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
                  vErrors === null ? vErrors = [err139] : vErrors.push(err139), errors++;
                }
              } else {
                let err140 = { instancePath: instancePath + "/answers/" + i5 + "/question", schemaPath: "#/properties/answers/items/properties/question/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err140] : vErrors.push(err140), errors++;
              }
            }
            if (data55.body !== void 0 && func0.call(data55, "body")) {
              let data57 = data55.body;
              if (typeof data57 == "string") {
                if (data57.length > 1e4 * 2 || data57.length > 1e4 && func66(data57) > 1e4) {
                  let err141 = { instancePath: instancePath + "/answers/" + i5 + "/body", schemaPath: "#/properties/answers/items/properties/body/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" };
                  vErrors === null ? vErrors = [err141] : vErrors.push(err141), errors++;
                }
                if (data57.length < 2 && func66(data57) < 1) {
                  let err142 = { instancePath: instancePath + "/answers/" + i5 + "/body", schemaPath: "#/properties/answers/items/properties/body/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err142] : vErrors.push(err142), errors++;
                }
              } else {
                let err143 = { instancePath: instancePath + "/answers/" + i5 + "/body", schemaPath: "#/properties/answers/items/properties/body/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err143] : vErrors.push(err143), errors++;
              }
            }
            if (data55.answer !== void 0 && func0.call(data55, "answer")) {
              let data58 = data55.answer;
              if (!(data58 && typeof data58 == "object" && !Array.isArray(data58)) && data58 !== null) {
                let err144 = { instancePath: instancePath + "/answers/" + i5 + "/answer", schemaPath: "#/properties/answers/items/properties/answer/type", keyword: "type", params: { type: schema21.properties.answers.items.properties.answer.type }, message: "must be object,null" };
                vErrors === null ? vErrors = [err144] : vErrors.push(err144), errors++;
              }
              if (data58 && typeof data58 == "object" && !Array.isArray(data58)) {
                if (data58.body !== void 0 && func0.call(data58, "body")) {
                  let data59 = data58.body;
                  if (typeof data59 == "string") {
                    if (data59.length > 1e5 * 2 || data59.length > 1e5 && func66(data59) > 1e5) {
                      let err145 = { instancePath: instancePath + "/answers/" + i5 + "/answer/body", schemaPath: "#/properties/answers/items/properties/answer/properties/body/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" };
                      vErrors === null ? vErrors = [err145] : vErrors.push(err145), errors++;
                    }
                  } else {
                    let err146 = { instancePath: instancePath + "/answers/" + i5 + "/answer/body", schemaPath: "#/properties/answers/items/properties/answer/properties/body/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err146] : vErrors.push(err146), errors++;
                  }
                }
                if (data58.checked !== void 0 && func0.call(data58, "checked") && typeof data58.checked != "boolean") {
                  let err147 = { instancePath: instancePath + "/answers/" + i5 + "/answer/checked", schemaPath: "#/properties/answers/items/properties/answer/properties/checked/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  vErrors === null ? vErrors = [err147] : vErrors.push(err147), errors++;
                }
                if (data58.choices !== void 0 && func0.call(data58, "choices")) {
                  let data61 = data58.choices;
                  if (Array.isArray(data61)) {
                    if (data61.length > 1e3) {
                      let err148 = { instancePath: instancePath + "/answers/" + i5 + "/answer/choices", schemaPath: "#/properties/answers/items/properties/answer/properties/choices/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
                      vErrors === null ? vErrors = [err148] : vErrors.push(err148), errors++;
                    }
                    let len6 = data61.length;
                    for (let i6 = 0; i6 < len6; i6++) {
                      let data62 = data61[i6];
                      if (data62 && typeof data62 == "object" && !Array.isArray(data62)) {
                        if (data62.id === void 0 || !func0.call(data62, "id")) {
                          let err149 = { instancePath: instancePath + "/answers/" + i5 + "/answer/choices/" + i6, schemaPath: "#/properties/answers/items/properties/answer/properties/choices/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                          vErrors === null ? vErrors = [err149] : vErrors.push(err149), errors++;
                        }
                        if (data62.body === void 0 || !func0.call(data62, "body")) {
                          let err150 = { instancePath: instancePath + "/answers/" + i5 + "/answer/choices/" + i6, schemaPath: "#/properties/answers/items/properties/answer/properties/choices/items/required", keyword: "required", params: { missingProperty: "body" }, message: "must have required property 'body'" };
                          vErrors === null ? vErrors = [err150] : vErrors.push(err150), errors++;
                        }
                        for (let key5 of Object.keys(data62))
                          if (!(key5 === "id" || key5 === "body")) {
                            let err151 = { instancePath: instancePath + "/answers/" + i5 + "/answer/choices/" + i6, schemaPath: "#/properties/answers/items/properties/answer/properties/choices/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" };
                            vErrors === null ? vErrors = [err151] : vErrors.push(err151), errors++;
                          }
                        if (data62.id !== void 0 && func0.call(data62, "id")) {
                          let data63 = data62.id;
                          if (typeof data63 == "string" && !pattern3.test(data63)) {
                            let err152 = { instancePath: instancePath + "/answers/" + i5 + "/answer/choices/" + i6 + "/id", schemaPath: "#/properties/answers/items/properties/answer/properties/choices/items/properties/id/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
                            vErrors === null ? vErrors = [err152] : vErrors.push(err152), errors++;
                          }
                          if (typeof data63 == "string") {
                            if (data63.length > 32 || data63.length > 16 && func66(data63) > 16) {
                              let err153 = { instancePath: instancePath + "/answers/" + i5 + "/answer/choices/" + i6 + "/id", schemaPath: "#/properties/answers/items/properties/answer/properties/choices/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
                              vErrors === null ? vErrors = [err153] : vErrors.push(err153), errors++;
                            }
                          } else {
                            let err154 = { instancePath: instancePath + "/answers/" + i5 + "/answer/choices/" + i6 + "/id", schemaPath: "#/properties/answers/items/properties/answer/properties/choices/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            vErrors === null ? vErrors = [err154] : vErrors.push(err154), errors++;
                          }
                        }
                        if (data62.body !== void 0 && func0.call(data62, "body")) {
                          let data64 = data62.body;
                          if (typeof data64 == "string") {
                            if (data64.length > 1e3 * 2 || data64.length > 1e3 && func66(data64) > 1e3) {
                              let err155 = { instancePath: instancePath + "/answers/" + i5 + "/answer/choices/" + i6 + "/body", schemaPath: "#/properties/answers/items/properties/answer/properties/choices/items/properties/body/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
                              vErrors === null ? vErrors = [err155] : vErrors.push(err155), errors++;
                            }
                            if (data64.length < 2 && func66(data64) < 1) {
                              let err156 = { instancePath: instancePath + "/answers/" + i5 + "/answer/choices/" + i6 + "/body", schemaPath: "#/properties/answers/items/properties/answer/properties/choices/items/properties/body/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                              vErrors === null ? vErrors = [err156] : vErrors.push(err156), errors++;
                            }
                          } else {
                            let err157 = { instancePath: instancePath + "/answers/" + i5 + "/answer/choices/" + i6 + "/body", schemaPath: "#/properties/answers/items/properties/answer/properties/choices/items/properties/body/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            vErrors === null ? vErrors = [err157] : vErrors.push(err157), errors++;
                          }
                        }
                      } else {
                        let err158 = { instancePath: instancePath + "/answers/" + i5 + "/answer/choices/" + i6, schemaPath: "#/properties/answers/items/properties/answer/properties/choices/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                        vErrors === null ? vErrors = [err158] : vErrors.push(err158), errors++;
                      }
                    }
                  } else {
                    let err159 = { instancePath: instancePath + "/answers/" + i5 + "/answer/choices", schemaPath: "#/properties/answers/items/properties/answer/properties/choices/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    vErrors === null ? vErrors = [err159] : vErrors.push(err159), errors++;
                  }
                }
                if (data58.date !== void 0 && func0.call(data58, "date")) {
                  let data65 = data58.date;
                  if (typeof data65 == "string" && !pattern19.test(data65)) {
                    let err160 = { instancePath: instancePath + "/answers/" + i5 + "/answer/date", schemaPath: "#/properties/answers/items/properties/answer/properties/date/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"' };
                    vErrors === null ? vErrors = [err160] : vErrors.push(err160), errors++;
                  }
                  if (typeof data65 == "string") {
                    if (data65.length > 20 || data65.length > 10 && func66(data65) > 10) {
                      let err161 = { instancePath: instancePath + "/answers/" + i5 + "/answer/date", schemaPath: "#/properties/answers/items/properties/answer/properties/date/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
                      vErrors === null ? vErrors = [err161] : vErrors.push(err161), errors++;
                    }
                    if (data65.length < 2 && func66(data65) < 1) {
                      let err162 = { instancePath: instancePath + "/answers/" + i5 + "/answer/date", schemaPath: "#/properties/answers/items/properties/answer/properties/date/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                      vErrors === null ? vErrors = [err162] : vErrors.push(err162), errors++;
                    }
                  } else {
                    let err163 = { instancePath: instancePath + "/answers/" + i5 + "/answer/date", schemaPath: "#/properties/answers/items/properties/answer/properties/date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err163] : vErrors.push(err163), errors++;
                  }
                }
                if (data58.number !== void 0 && func0.call(data58, "number")) {
                  let data66 = data58.number;
                  if (!(typeof data66 == "number" && isFinite(data66))) {
                    let err164 = { instancePath: instancePath + "/answers/" + i5 + "/answer/number", schemaPath: "#/properties/answers/items/properties/answer/properties/number/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                    vErrors === null ? vErrors = [err164] : vErrors.push(err164), errors++;
                  }
                }
                if (data58.file !== void 0 && func0.call(data58, "file")) {
                  let data67 = data58.file;
                  if (typeof data67 == "string" && !pattern3.test(data67)) {
                    let err165 = { instancePath: instancePath + "/answers/" + i5 + "/answer/file", schemaPath: "#/properties/answers/items/properties/answer/properties/file/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
                    vErrors === null ? vErrors = [err165] : vErrors.push(err165), errors++;
                  }
                  if (typeof data67 == "string") {
                    if (data67.length > 32 || data67.length > 16 && func66(data67) > 16) {
                      let err166 = { instancePath: instancePath + "/answers/" + i5 + "/answer/file", schemaPath: "#/properties/answers/items/properties/answer/properties/file/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
                      vErrors === null ? vErrors = [err166] : vErrors.push(err166), errors++;
                    }
                  } else {
                    let err167 = { instancePath: instancePath + "/answers/" + i5 + "/answer/file", schemaPath: "#/properties/answers/items/properties/answer/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err167] : vErrors.push(err167), errors++;
                  }
                }
              }
            }
          } else {
            let err168 = { instancePath: instancePath + "/answers/" + i5, schemaPath: "#/properties/answers/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err168] : vErrors.push(err168), errors++;
          }
        }
      } else {
        let err169 = { instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err169] : vErrors.push(err169), errors++;
      }
    }
    if (data.custom_attributes !== void 0 && func0.call(data, "custom_attributes")) {
      let data68 = data.custom_attributes;
      if (data68 && typeof data68 == "object" && !Array.isArray(data68)) {
        if (Object.keys(data68).length > 1e3) {
          let err170 = { instancePath: instancePath + "/custom_attributes", schemaPath: "#/properties/custom_attributes/maxProperties", keyword: "maxProperties", params: { limit: 1e3 }, message: "must NOT have more than 1000 properties" };
          vErrors === null ? vErrors = [err170] : vErrors.push(err170), errors++;
        }
        for (let key6 of Object.keys(data68)) {
          let data69 = data68[key6];
          if (data69 && typeof data69 == "object" && !Array.isArray(data69)) {
            for (let key7 of Object.keys(data69))
              if (!(key7 === "value" || key7 === "checked" || key7 === "choices" || key7 === "date" || key7 === "number" || key7 === "file")) {
                let err171 = { instancePath: instancePath + "/custom_attributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/custom_attributes/additionalProperties/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err171] : vErrors.push(err171), errors++;
              }
            if (data69.value !== void 0 && func0.call(data69, "value")) {
              let data70 = data69.value;
              if (typeof data70 == "string") {
                if (data70.length > 1e5 * 2 || data70.length > 1e5 && func66(data70) > 1e5) {
                  let err172 = { instancePath: instancePath + "/custom_attributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/value", schemaPath: "#/properties/custom_attributes/additionalProperties/properties/value/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" };
                  vErrors === null ? vErrors = [err172] : vErrors.push(err172), errors++;
                }
              } else {
                let err173 = { instancePath: instancePath + "/custom_attributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/value", schemaPath: "#/properties/custom_attributes/additionalProperties/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err173] : vErrors.push(err173), errors++;
              }
            }
            if (data69.checked !== void 0 && func0.call(data69, "checked") && typeof data69.checked != "boolean") {
              let err174 = { instancePath: instancePath + "/custom_attributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/checked", schemaPath: "#/properties/custom_attributes/additionalProperties/properties/checked/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
              vErrors === null ? vErrors = [err174] : vErrors.push(err174), errors++;
            }
            if (data69.choices !== void 0 && func0.call(data69, "choices")) {
              let data72 = data69.choices;
              if (Array.isArray(data72)) {
                if (data72.length > 1e3) {
                  let err175 = { instancePath: instancePath + "/custom_attributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/choices", schemaPath: "#/properties/custom_attributes/additionalProperties/properties/choices/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
                  vErrors === null ? vErrors = [err175] : vErrors.push(err175), errors++;
                }
                let len7 = data72.length;
                for (let i7 = 0; i7 < len7; i7++) {
                  let data73 = data72[i7];
                  if (data73 && typeof data73 == "object" && !Array.isArray(data73)) {
                    if (data73.id === void 0 || !func0.call(data73, "id")) {
                      let err176 = { instancePath: instancePath + "/custom_attributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/choices/" + i7, schemaPath: "#/properties/custom_attributes/additionalProperties/properties/choices/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                      vErrors === null ? vErrors = [err176] : vErrors.push(err176), errors++;
                    }
                    if (data73.body === void 0 || !func0.call(data73, "body")) {
                      let err177 = { instancePath: instancePath + "/custom_attributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/choices/" + i7, schemaPath: "#/properties/custom_attributes/additionalProperties/properties/choices/items/required", keyword: "required", params: { missingProperty: "body" }, message: "must have required property 'body'" };
                      vErrors === null ? vErrors = [err177] : vErrors.push(err177), errors++;
                    }
                    for (let key8 of Object.keys(data73))
                      if (!(key8 === "id" || key8 === "body")) {
                        let err178 = { instancePath: instancePath + "/custom_attributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/choices/" + i7, schemaPath: "#/properties/custom_attributes/additionalProperties/properties/choices/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties" };
                        vErrors === null ? vErrors = [err178] : vErrors.push(err178), errors++;
                      }
                    if (data73.id !== void 0 && func0.call(data73, "id")) {
                      let data74 = data73.id;
                      if (typeof data74 == "string" && !pattern3.test(data74)) {
                        let err179 = { instancePath: instancePath + "/custom_attributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/choices/" + i7 + "/id", schemaPath: "#/properties/custom_attributes/additionalProperties/properties/choices/items/properties/id/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
                        vErrors === null ? vErrors = [err179] : vErrors.push(err179), errors++;
                      }
                      if (typeof data74 == "string") {
                        if (data74.length > 32 || data74.length > 16 && func66(data74) > 16) {
                          let err180 = { instancePath: instancePath + "/custom_attributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/choices/" + i7 + "/id", schemaPath: "#/properties/custom_attributes/additionalProperties/properties/choices/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
                          vErrors === null ? vErrors = [err180] : vErrors.push(err180), errors++;
                        }
                      } else {
                        let err181 = { instancePath: instancePath + "/custom_attributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/choices/" + i7 + "/id", schemaPath: "#/properties/custom_attributes/additionalProperties/properties/choices/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err181] : vErrors.push(err181), errors++;
                      }
                    }
                    if (data73.body !== void 0 && func0.call(data73, "body")) {
                      let data75 = data73.body;
                      if (typeof data75 == "string") {
                        if (data75.length > 1e3 * 2 || data75.length > 1e3 && func66(data75) > 1e3) {
                          let err182 = { instancePath: instancePath + "/custom_attributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/choices/" + i7 + "/body", schemaPath: "#/properties/custom_attributes/additionalProperties/properties/choices/items/properties/body/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
                          vErrors === null ? vErrors = [err182] : vErrors.push(err182), errors++;
                        }
                        if (data75.length < 2 && func66(data75) < 1) {
                          let err183 = { instancePath: instancePath + "/custom_attributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/choices/" + i7 + "/body", schemaPath: "#/properties/custom_attributes/additionalProperties/properties/choices/items/properties/body/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          vErrors === null ? vErrors = [err183] : vErrors.push(err183), errors++;
                        }
                      } else {
                        let err184 = { instancePath: instancePath + "/custom_attributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/choices/" + i7 + "/body", schemaPath: "#/properties/custom_attributes/additionalProperties/properties/choices/items/properties/body/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err184] : vErrors.push(err184), errors++;
                      }
                    }
                  } else {
                    let err185 = { instancePath: instancePath + "/custom_attributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/choices/" + i7, schemaPath: "#/properties/custom_attributes/additionalProperties/properties/choices/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    vErrors === null ? vErrors = [err185] : vErrors.push(err185), errors++;
                  }
                }
              } else {
                let err186 = { instancePath: instancePath + "/custom_attributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/choices", schemaPath: "#/properties/custom_attributes/additionalProperties/properties/choices/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                vErrors === null ? vErrors = [err186] : vErrors.push(err186), errors++;
              }
            }
            if (data69.date !== void 0 && func0.call(data69, "date")) {
              let data76 = data69.date;
              if (typeof data76 == "string" && !pattern19.test(data76)) {
                let err187 = { instancePath: instancePath + "/custom_attributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/date", schemaPath: "#/properties/custom_attributes/additionalProperties/properties/date/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"' };
                vErrors === null ? vErrors = [err187] : vErrors.push(err187), errors++;
              }
              if (typeof data76 == "string") {
                if (data76.length > 20 || data76.length > 10 && func66(data76) > 10) {
                  let err188 = { instancePath: instancePath + "/custom_attributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/date", schemaPath: "#/properties/custom_attributes/additionalProperties/properties/date/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
                  vErrors === null ? vErrors = [err188] : vErrors.push(err188), errors++;
                }
                if (data76.length < 2 && func66(data76) < 1) {
                  let err189 = { instancePath: instancePath + "/custom_attributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/date", schemaPath: "#/properties/custom_attributes/additionalProperties/properties/date/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err189] : vErrors.push(err189), errors++;
                }
              } else {
                let err190 = { instancePath: instancePath + "/custom_attributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/date", schemaPath: "#/properties/custom_attributes/additionalProperties/properties/date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err190] : vErrors.push(err190), errors++;
              }
            }
            if (data69.number !== void 0 && func0.call(data69, "number")) {
              let data77 = data69.number;
              if (!(typeof data77 == "number" && isFinite(data77))) {
                let err191 = { instancePath: instancePath + "/custom_attributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/number", schemaPath: "#/properties/custom_attributes/additionalProperties/properties/number/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                vErrors === null ? vErrors = [err191] : vErrors.push(err191), errors++;
              }
            }
            if (data69.file !== void 0 && func0.call(data69, "file")) {
              let data78 = data69.file;
              if (typeof data78 == "string" && !pattern3.test(data78)) {
                let err192 = { instancePath: instancePath + "/custom_attributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/file", schemaPath: "#/properties/custom_attributes/additionalProperties/properties/file/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
                vErrors === null ? vErrors = [err192] : vErrors.push(err192), errors++;
              }
              if (typeof data78 == "string") {
                if (data78.length > 32 || data78.length > 16 && func66(data78) > 16) {
                  let err193 = { instancePath: instancePath + "/custom_attributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/file", schemaPath: "#/properties/custom_attributes/additionalProperties/properties/file/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
                  vErrors === null ? vErrors = [err193] : vErrors.push(err193), errors++;
                }
              } else {
                let err194 = { instancePath: instancePath + "/custom_attributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/file", schemaPath: "#/properties/custom_attributes/additionalProperties/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err194] : vErrors.push(err194), errors++;
              }
            }
          } else {
            let err195 = { instancePath: instancePath + "/custom_attributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/custom_attributes/additionalProperties/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err195] : vErrors.push(err195), errors++;
          }
        }
      } else {
        let err196 = { instancePath: instancePath + "/custom_attributes", schemaPath: "#/properties/custom_attributes/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err196] : vErrors.push(err196), errors++;
      }
    }
    if (data.location !== void 0 && func0.call(data, "location")) {
      let data79 = data.location;
      if (!(data79 && typeof data79 == "object" && !Array.isArray(data79)) && data79 !== null) {
        let err197 = { instancePath: instancePath + "/location", schemaPath: "#/properties/location/type", keyword: "type", params: { type: schema21.properties.location.type }, message: "must be object,null" };
        vErrors === null ? vErrors = [err197] : vErrors.push(err197), errors++;
      }
      if (data79 && typeof data79 == "object" && !Array.isArray(data79)) {
        if (data79.location_str !== void 0 && func0.call(data79, "location_str")) {
          let data80 = data79.location_str;
          if (typeof data80 != "string" && data80 !== null) {
            let err198 = { instancePath: instancePath + "/location/location_str", schemaPath: "#/properties/location/properties/location_str/type", keyword: "type", params: { type: schema21.properties.location.properties.location_str.type }, message: "must be string,null" };
            vErrors === null ? vErrors = [err198] : vErrors.push(err198), errors++;
          }
          if (typeof data80 == "string" && (data80.length > 1e3 * 2 || data80.length > 1e3 && func66(data80) > 1e3)) {
            let err199 = { instancePath: instancePath + "/location/location_str", schemaPath: "#/properties/location/properties/location_str/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
            vErrors === null ? vErrors = [err199] : vErrors.push(err199), errors++;
          }
        }
        if (data79.country !== void 0 && func0.call(data79, "country")) {
          let data81 = data79.country;
          if (typeof data81 != "string" && data81 !== null) {
            let err200 = { instancePath: instancePath + "/location/country", schemaPath: "#/properties/location/properties/country/type", keyword: "type", params: { type: schema21.properties.location.properties.country.type }, message: "must be string,null" };
            vErrors === null ? vErrors = [err200] : vErrors.push(err200), errors++;
          }
          if (typeof data81 == "string" && (data81.length > 510 || data81.length > 255 && func66(data81) > 255)) {
            let err201 = { instancePath: instancePath + "/location/country", schemaPath: "#/properties/location/properties/country/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
            vErrors === null ? vErrors = [err201] : vErrors.push(err201), errors++;
          }
        }
        if (data79.country_code !== void 0 && func0.call(data79, "country_code")) {
          let data82 = data79.country_code;
          if (typeof data82 != "string" && data82 !== null) {
            let err202 = { instancePath: instancePath + "/location/country_code", schemaPath: "#/properties/location/properties/country_code/type", keyword: "type", params: { type: schema21.properties.location.properties.country_code.type }, message: "must be string,null" };
            vErrors === null ? vErrors = [err202] : vErrors.push(err202), errors++;
          }
          if (typeof data82 == "string" && (data82.length > 4 || data82.length > 2 && func66(data82) > 2)) {
            let err203 = { instancePath: instancePath + "/location/country_code", schemaPath: "#/properties/location/properties/country_code/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
            vErrors === null ? vErrors = [err203] : vErrors.push(err203), errors++;
          }
        }
        if (data79.region !== void 0 && func0.call(data79, "region")) {
          let data83 = data79.region;
          if (typeof data83 != "string" && data83 !== null) {
            let err204 = { instancePath: instancePath + "/location/region", schemaPath: "#/properties/location/properties/region/type", keyword: "type", params: { type: schema21.properties.location.properties.region.type }, message: "must be string,null" };
            vErrors === null ? vErrors = [err204] : vErrors.push(err204), errors++;
          }
          if (typeof data83 == "string" && (data83.length > 510 || data83.length > 255 && func66(data83) > 255)) {
            let err205 = { instancePath: instancePath + "/location/region", schemaPath: "#/properties/location/properties/region/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
            vErrors === null ? vErrors = [err205] : vErrors.push(err205), errors++;
          }
        }
        if (data79.region_code !== void 0 && func0.call(data79, "region_code")) {
          let data84 = data79.region_code;
          if (typeof data84 != "string" && data84 !== null) {
            let err206 = { instancePath: instancePath + "/location/region_code", schemaPath: "#/properties/location/properties/region_code/type", keyword: "type", params: { type: schema21.properties.location.properties.region_code.type }, message: "must be string,null" };
            vErrors === null ? vErrors = [err206] : vErrors.push(err206), errors++;
          }
          if (typeof data84 == "string" && (data84.length > 32 || data84.length > 16 && func66(data84) > 16)) {
            let err207 = { instancePath: instancePath + "/location/region_code", schemaPath: "#/properties/location/properties/region_code/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
            vErrors === null ? vErrors = [err207] : vErrors.push(err207), errors++;
          }
        }
        if (data79.city !== void 0 && func0.call(data79, "city")) {
          let data85 = data79.city;
          if (typeof data85 != "string" && data85 !== null) {
            let err208 = { instancePath: instancePath + "/location/city", schemaPath: "#/properties/location/properties/city/type", keyword: "type", params: { type: schema21.properties.location.properties.city.type }, message: "must be string,null" };
            vErrors === null ? vErrors = [err208] : vErrors.push(err208), errors++;
          }
          if (typeof data85 == "string" && (data85.length > 510 || data85.length > 255 && func66(data85) > 255)) {
            let err209 = { instancePath: instancePath + "/location/city", schemaPath: "#/properties/location/properties/city/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
            vErrors === null ? vErrors = [err209] : vErrors.push(err209), errors++;
          }
        }
        if (data79.zip_code !== void 0 && func0.call(data79, "zip_code")) {
          let data86 = data79.zip_code;
          if (typeof data86 != "string" && data86 !== null) {
            let err210 = { instancePath: instancePath + "/location/zip_code", schemaPath: "#/properties/location/properties/zip_code/type", keyword: "type", params: { type: schema21.properties.location.properties.zip_code.type }, message: "must be string,null" };
            vErrors === null ? vErrors = [err210] : vErrors.push(err210), errors++;
          }
          if (typeof data86 == "string" && (data86.length > 64 || data86.length > 32 && func66(data86) > 32)) {
            let err211 = { instancePath: instancePath + "/location/zip_code", schemaPath: "#/properties/location/properties/zip_code/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" };
            vErrors === null ? vErrors = [err211] : vErrors.push(err211), errors++;
          }
        }
      }
    }
    if (data.texting_consent !== void 0 && func0.call(data, "texting_consent")) {
      let data87 = data.texting_consent;
      if (typeof data87 != "string" && data87 !== null) {
        let err212 = { instancePath: instancePath + "/texting_consent", schemaPath: "#/properties/texting_consent/type", keyword: "type", params: { type: schema21.properties.texting_consent.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err212] : vErrors.push(err212), errors++;
      }
      if (typeof data87 == "string" && (data87.length > 32 || data87.length > 16 && func66(data87) > 16)) {
        let err213 = { instancePath: instancePath + "/texting_consent", schemaPath: "#/properties/texting_consent/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
        vErrors === null ? vErrors = [err213] : vErrors.push(err213), errors++;
      }
    }
    if (data.originating_candidate_id !== void 0 && func0.call(data, "originating_candidate_id")) {
      let data88 = data.originating_candidate_id;
      if (typeof data88 != "string" && data88 !== null) {
        let err214 = { instancePath: instancePath + "/originating_candidate_id", schemaPath: "#/properties/originating_candidate_id/type", keyword: "type", params: { type: schema21.properties.originating_candidate_id.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err214] : vErrors.push(err214), errors++;
      }
      if (typeof data88 == "string" && !pattern3.test(data88)) {
        let err215 = { instancePath: instancePath + "/originating_candidate_id", schemaPath: "#/properties/originating_candidate_id/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
        vErrors === null ? vErrors = [err215] : vErrors.push(err215), errors++;
      }
      if (typeof data88 == "string" && (data88.length > 32 || data88.length > 16 && func66(data88) > 16)) {
        let err216 = { instancePath: instancePath + "/originating_candidate_id", schemaPath: "#/properties/originating_candidate_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
        vErrors === null ? vErrors = [err216] : vErrors.push(err216), errors++;
      }
    }
    if (data.mailbox !== void 0 && func0.call(data, "mailbox")) {
      let data89 = data.mailbox;
      if (typeof data89 == "string" && !pattern25.test(data89)) {
        let err217 = { instancePath: instancePath + "/mailbox", schemaPath: "#/properties/mailbox/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9A-Za-z_.-]+$" }, message: 'must match pattern "^[0-9A-Za-z_.-]+$"' };
        vErrors === null ? vErrors = [err217] : vErrors.push(err217), errors++;
      }
      if (typeof data89 == "string") {
        if (data89.length > 128 || data89.length > 64 && func66(data89) > 64) {
          let err218 = { instancePath: instancePath + "/mailbox", schemaPath: "#/properties/mailbox/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          vErrors === null ? vErrors = [err218] : vErrors.push(err218), errors++;
        }
      } else {
        let err219 = { instancePath: instancePath + "/mailbox", schemaPath: "#/properties/mailbox/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err219] : vErrors.push(err219), errors++;
      }
    }
    if (data.anonymized !== void 0 && func0.call(data, "anonymized") && typeof data.anonymized != "boolean") {
      let err220 = { instancePath: instancePath + "/anonymized", schemaPath: "#/properties/anonymized/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err220] : vErrors.push(err220), errors++;
    }
    if (data.created_at !== void 0 && func0.call(data, "created_at")) {
      let data91 = data.created_at;
      if (typeof data91 == "string" && !pattern5.test(data91)) {
        let err221 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' };
        vErrors === null ? vErrors = [err221] : vErrors.push(err221), errors++;
      }
      if (typeof data91 == "string") {
        if (data91.length > 54 || data91.length > 27 && func66(data91) > 27) {
          let err222 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" };
          vErrors === null ? vErrors = [err222] : vErrors.push(err222), errors++;
        }
        if (!formats0.validate(data91)) {
          let err223 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err223] : vErrors.push(err223), errors++;
        }
      } else {
        let err224 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err224] : vErrors.push(err224), errors++;
      }
    }
    if (data.updated_at !== void 0 && func0.call(data, "updated_at")) {
      let data92 = data.updated_at;
      if (typeof data92 == "string" && !pattern5.test(data92)) {
        let err225 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' };
        vErrors === null ? vErrors = [err225] : vErrors.push(err225), errors++;
      }
      if (typeof data92 == "string") {
        if (data92.length > 54 || data92.length > 27 && func66(data92) > 27) {
          let err226 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" };
          vErrors === null ? vErrors = [err226] : vErrors.push(err226), errors++;
        }
        if (!formats0.validate(data92)) {
          let err227 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err227] : vErrors.push(err227), errors++;
        }
      } else {
        let err228 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err228] : vErrors.push(err228), errors++;
      }
    }
    if (data.ratings !== void 0 && func0.call(data, "ratings")) {
      let data93 = data.ratings;
      if (Array.isArray(data93)) {
        if (data93.length > 1e3) {
          let err229 = { instancePath: instancePath + "/ratings", schemaPath: "#/properties/ratings/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
          vErrors === null ? vErrors = [err229] : vErrors.push(err229), errors++;
        }
        let len8 = data93.length;
        for (let i8 = 0; i8 < len8; i8++) {
          let data94 = data93[i8];
          if (data94 && typeof data94 == "object" && !Array.isArray(data94)) {
            if (data94.member_id === void 0 || !func0.call(data94, "member_id")) {
              let err230 = { instancePath: instancePath + "/ratings/" + i8, schemaPath: "#/properties/ratings/items/required", keyword: "required", params: { missingProperty: "member_id" }, message: "must have required property 'member_id'" };
              vErrors === null ? vErrors = [err230] : vErrors.push(err230), errors++;
            }
            if (data94.stage_id === void 0 || !func0.call(data94, "stage_id")) {
              let err231 = { instancePath: instancePath + "/ratings/" + i8, schemaPath: "#/properties/ratings/items/required", keyword: "required", params: { missingProperty: "stage_id" }, message: "must have required property 'stage_id'" };
              vErrors === null ? vErrors = [err231] : vErrors.push(err231), errors++;
            }
            if (data94.scale === void 0 || !func0.call(data94, "scale")) {
              let err232 = { instancePath: instancePath + "/ratings/" + i8, schemaPath: "#/properties/ratings/items/required", keyword: "required", params: { missingProperty: "scale" }, message: "must have required property 'scale'" };
              vErrors === null ? vErrors = [err232] : vErrors.push(err232), errors++;
            }
            if (data94.grade === void 0 || !func0.call(data94, "grade")) {
              let err233 = { instancePath: instancePath + "/ratings/" + i8, schemaPath: "#/properties/ratings/items/required", keyword: "required", params: { missingProperty: "grade" }, message: "must have required property 'grade'" };
              vErrors === null ? vErrors = [err233] : vErrors.push(err233), errors++;
            }
            if (data94.created_at === void 0 || !func0.call(data94, "created_at")) {
              let err234 = { instancePath: instancePath + "/ratings/" + i8, schemaPath: "#/properties/ratings/items/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
              vErrors === null ? vErrors = [err234] : vErrors.push(err234), errors++;
            }
            for (let key9 of Object.keys(data94))
              if (!(key9 === "member_id" || key9 === "stage_id" || key9 === "scale" || key9 === "grade" || key9 === "comment" || key9 === "score_card" || key9 === "created_at" || key9 === "updated_at")) {
                let err235 = { instancePath: instancePath + "/ratings/" + i8, schemaPath: "#/properties/ratings/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err235] : vErrors.push(err235), errors++;
              }
            if (data94.member_id !== void 0 && func0.call(data94, "member_id")) {
              let data95 = data94.member_id;
              if (typeof data95 == "string") {
                if (data95.length > 511 * 2 || data95.length > 511 && func66(data95) > 511) {
                  let err236 = { instancePath: instancePath + "/ratings/" + i8 + "/member_id", schemaPath: "#/properties/ratings/items/properties/member_id/maxLength", keyword: "maxLength", params: { limit: 511 }, message: "must NOT have more than 511 characters" };
                  vErrors === null ? vErrors = [err236] : vErrors.push(err236), errors++;
                }
                if (data95.length < 2 && func66(data95) < 1) {
                  let err237 = { instancePath: instancePath + "/ratings/" + i8 + "/member_id", schemaPath: "#/properties/ratings/items/properties/member_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err237] : vErrors.push(err237), errors++;
                }
              } else {
                let err238 = { instancePath: instancePath + "/ratings/" + i8 + "/member_id", schemaPath: "#/properties/ratings/items/properties/member_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err238] : vErrors.push(err238), errors++;
              }
            }
            if (data94.stage_id !== void 0 && func0.call(data94, "stage_id")) {
              let data96 = data94.stage_id;
              if (typeof data96 == "string") {
                if (data96.length > 511 * 2 || data96.length > 511 && func66(data96) > 511) {
                  let err239 = { instancePath: instancePath + "/ratings/" + i8 + "/stage_id", schemaPath: "#/properties/ratings/items/properties/stage_id/maxLength", keyword: "maxLength", params: { limit: 511 }, message: "must NOT have more than 511 characters" };
                  vErrors === null ? vErrors = [err239] : vErrors.push(err239), errors++;
                }
                if (data96.length < 2 && func66(data96) < 1) {
                  let err240 = { instancePath: instancePath + "/ratings/" + i8 + "/stage_id", schemaPath: "#/properties/ratings/items/properties/stage_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err240] : vErrors.push(err240), errors++;
                }
              } else {
                let err241 = { instancePath: instancePath + "/ratings/" + i8 + "/stage_id", schemaPath: "#/properties/ratings/items/properties/stage_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err241] : vErrors.push(err241), errors++;
              }
            }
            if (data94.scale !== void 0 && func0.call(data94, "scale")) {
              let data97 = data94.scale;
              if (typeof data97 != "string") {
                let err242 = { instancePath: instancePath + "/ratings/" + i8 + "/scale", schemaPath: "#/properties/ratings/items/properties/scale/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err242] : vErrors.push(err242), errors++;
              }
              if (!(data97 === "thumbs" || data97 === "stars" || data97 === "numbers")) {
                let err243 = { instancePath: instancePath + "/ratings/" + i8 + "/scale", schemaPath: "#/properties/ratings/items/properties/scale/enum", keyword: "enum", params: { allowedValues: schema21.properties.ratings.items.properties.scale.enum }, message: "must be equal to one of the allowed values" };
                vErrors === null ? vErrors = [err243] : vErrors.push(err243), errors++;
              }
            }
            if (data94.grade !== void 0 && func0.call(data94, "grade")) {
              let data98 = data94.grade;
              if (!(typeof data98 == "number" && !(data98 % 1) && !isNaN(data98) && isFinite(data98))) {
                let err244 = { instancePath: instancePath + "/ratings/" + i8 + "/grade", schemaPath: "#/properties/ratings/items/properties/grade/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                vErrors === null ? vErrors = [err244] : vErrors.push(err244), errors++;
              }
              if (typeof data98 == "number" && isFinite(data98)) {
                if (data98 > 9 || isNaN(data98)) {
                  let err245 = { instancePath: instancePath + "/ratings/" + i8 + "/grade", schemaPath: "#/properties/ratings/items/properties/grade/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9 }, message: "must be <= 9" };
                  vErrors === null ? vErrors = [err245] : vErrors.push(err245), errors++;
                }
                if (data98 < 0 || isNaN(data98)) {
                  let err246 = { instancePath: instancePath + "/ratings/" + i8 + "/grade", schemaPath: "#/properties/ratings/items/properties/grade/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  vErrors === null ? vErrors = [err246] : vErrors.push(err246), errors++;
                }
              }
            }
            if (data94.comment !== void 0 && func0.call(data94, "comment")) {
              let data99 = data94.comment;
              if (typeof data99 != "string" && data99 !== null) {
                let err247 = { instancePath: instancePath + "/ratings/" + i8 + "/comment", schemaPath: "#/properties/ratings/items/properties/comment/type", keyword: "type", params: { type: schema21.properties.ratings.items.properties.comment.type }, message: "must be string,null" };
                vErrors === null ? vErrors = [err247] : vErrors.push(err247), errors++;
              }
              if (typeof data99 == "string" && (data99.length > 1e5 * 2 || data99.length > 1e5 && func66(data99) > 1e5)) {
                let err248 = { instancePath: instancePath + "/ratings/" + i8 + "/comment", schemaPath: "#/properties/ratings/items/properties/comment/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" };
                vErrors === null ? vErrors = [err248] : vErrors.push(err248), errors++;
              }
            }
            if (data94.score_card !== void 0 && func0.call(data94, "score_card")) {
              let data100 = data94.score_card;
              if (!(data100 && typeof data100 == "object" && !Array.isArray(data100)) && data100 !== null) {
                let err249 = { instancePath: instancePath + "/ratings/" + i8 + "/score_card", schemaPath: "#/properties/ratings/items/properties/score_card/type", keyword: "type", params: { type: schema21.properties.ratings.items.properties.score_card.type }, message: "must be object,null" };
                vErrors === null ? vErrors = [err249] : vErrors.push(err249), errors++;
              }
            }
            if (data94.created_at !== void 0 && func0.call(data94, "created_at")) {
              let data101 = data94.created_at;
              if (typeof data101 == "string" && !pattern5.test(data101)) {
                let err250 = { instancePath: instancePath + "/ratings/" + i8 + "/created_at", schemaPath: "#/properties/ratings/items/properties/created_at/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' };
                vErrors === null ? vErrors = [err250] : vErrors.push(err250), errors++;
              }
              if (typeof data101 == "string") {
                if (data101.length > 54 || data101.length > 27 && func66(data101) > 27) {
                  let err251 = { instancePath: instancePath + "/ratings/" + i8 + "/created_at", schemaPath: "#/properties/ratings/items/properties/created_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" };
                  vErrors === null ? vErrors = [err251] : vErrors.push(err251), errors++;
                }
                if (!formats0.validate(data101)) {
                  let err252 = { instancePath: instancePath + "/ratings/" + i8 + "/created_at", schemaPath: "#/properties/ratings/items/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                  vErrors === null ? vErrors = [err252] : vErrors.push(err252), errors++;
                }
              } else {
                let err253 = { instancePath: instancePath + "/ratings/" + i8 + "/created_at", schemaPath: "#/properties/ratings/items/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err253] : vErrors.push(err253), errors++;
              }
            }
            if (data94.updated_at !== void 0 && func0.call(data94, "updated_at")) {
              let data102 = data94.updated_at;
              if (typeof data102 == "string" && !pattern5.test(data102)) {
                let err254 = { instancePath: instancePath + "/ratings/" + i8 + "/updated_at", schemaPath: "#/properties/ratings/items/properties/updated_at/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' };
                vErrors === null ? vErrors = [err254] : vErrors.push(err254), errors++;
              }
              if (typeof data102 == "string") {
                if (data102.length > 54 || data102.length > 27 && func66(data102) > 27) {
                  let err255 = { instancePath: instancePath + "/ratings/" + i8 + "/updated_at", schemaPath: "#/properties/ratings/items/properties/updated_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" };
                  vErrors === null ? vErrors = [err255] : vErrors.push(err255), errors++;
                }
                if (!formats0.validate(data102)) {
                  let err256 = { instancePath: instancePath + "/ratings/" + i8 + "/updated_at", schemaPath: "#/properties/ratings/items/properties/updated_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                  vErrors === null ? vErrors = [err256] : vErrors.push(err256), errors++;
                }
              } else {
                let err257 = { instancePath: instancePath + "/ratings/" + i8 + "/updated_at", schemaPath: "#/properties/ratings/items/properties/updated_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err257] : vErrors.push(err257), errors++;
              }
            }
          } else {
            let err258 = { instancePath: instancePath + "/ratings/" + i8, schemaPath: "#/properties/ratings/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err258] : vErrors.push(err258), errors++;
          }
        }
      } else {
        let err259 = { instancePath: instancePath + "/ratings", schemaPath: "#/properties/ratings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err259] : vErrors.push(err259), errors++;
      }
    }
  } else {
    let err260 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err260] : vErrors.push(err260), errors++;
  }
  return validate54.errors = vErrors, errors === 0;
}
validate54.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var custom_attribute_body = validate55, schema22 = { type: "object", required: ["record", "label", "type"], properties: { record: { type: "string", enum: ["custom_attribute"] }, id: { type: "string", maxLength: 16, allOf: [{ pattern: "^[0-9a-f]{16}$" }] }, label: { type: "string", maxLength: 255 }, hint: { type: ["string", "null"], maxLength: 1e3 }, type: { type: "string", enum: ["short_text", "free_text", "boolean", "numeric", "date", "dropdown", "multiple_choice", "file"] }, provider: { type: "string", enum: ["candidate", "user"] }, enabled: { type: "boolean" }, choices: { type: "array", maxItems: 1e3, items: { type: "object", required: ["body"], properties: { id: { type: "string", maxLength: 16, allOf: [{ pattern: "^[0-9a-f]{16}$" }] }, body: { type: "string", maxLength: 1e3 }, hint: { type: ["string", "null"], maxLength: 1e3 }, translations: {} }, additionalProperties: !1 } }, supported_file_types: { type: "array", maxItems: 100, items: { type: "string", maxLength: 32 } }, max_file_size: { type: "integer", format: "int32", minimum: 1, maximum: 2147483647 }, single_answer: {} }, additionalProperties: !1, $id: "custom_attribute_body" }, formats20 = require_formats().fullFormats.int32;
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.record === void 0 || !func0.call(data, "record")) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "record" }, message: "must have required property 'record'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.label === void 0 || !func0.call(data, "label")) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.type === void 0 || !func0.call(data, "type")) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 of Object.keys(data))
      if (!func0.call(schema22.properties, key0)) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.record !== void 0 && func0.call(data, "record")) {
      let data0 = data.record;
      if (typeof data0 != "string") {
        let err4 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (data0 !== "custom_attribute") {
        let err5 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema22.properties.record.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.id !== void 0 && func0.call(data, "id")) {
      let data1 = data.id;
      if (typeof data1 == "string" && !pattern3.test(data1)) {
        let err6 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data1 == "string") {
        if (data1.length > 32 || data1.length > 16 && func66(data1) > 16) {
          let err7 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.label !== void 0 && func0.call(data, "label")) {
      let data2 = data.label;
      if (typeof data2 == "string") {
        if (data2.length > 510 || data2.length > 255 && func66(data2) > 255) {
          let err9 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.hint !== void 0 && func0.call(data, "hint")) {
      let data3 = data.hint;
      if (typeof data3 != "string" && data3 !== null) {
        let err11 = { instancePath: instancePath + "/hint", schemaPath: "#/properties/hint/type", keyword: "type", params: { type: schema22.properties.hint.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (typeof data3 == "string" && (data3.length > 1e3 * 2 || data3.length > 1e3 && func66(data3) > 1e3)) {
        let err12 = { instancePath: instancePath + "/hint", schemaPath: "#/properties/hint/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.type !== void 0 && func0.call(data, "type")) {
      let data4 = data.type;
      if (typeof data4 != "string") {
        let err13 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (!(data4 === "short_text" || data4 === "free_text" || data4 === "boolean" || data4 === "numeric" || data4 === "date" || data4 === "dropdown" || data4 === "multiple_choice" || data4 === "file")) {
        let err14 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema22.properties.type.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.provider !== void 0 && func0.call(data, "provider")) {
      let data5 = data.provider;
      if (typeof data5 != "string") {
        let err15 = { instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (!(data5 === "candidate" || data5 === "user")) {
        let err16 = { instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/enum", keyword: "enum", params: { allowedValues: schema22.properties.provider.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.enabled !== void 0 && func0.call(data, "enabled") && typeof data.enabled != "boolean") {
      let err17 = { instancePath: instancePath + "/enabled", schemaPath: "#/properties/enabled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.choices !== void 0 && func0.call(data, "choices")) {
      let data7 = data.choices;
      if (Array.isArray(data7)) {
        if (data7.length > 1e3) {
          let err18 = { instancePath: instancePath + "/choices", schemaPath: "#/properties/choices/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        let len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data8 = data7[i0];
          if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
            if (data8.body === void 0 || !func0.call(data8, "body")) {
              let err19 = { instancePath: instancePath + "/choices/" + i0, schemaPath: "#/properties/choices/items/required", keyword: "required", params: { missingProperty: "body" }, message: "must have required property 'body'" };
              vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
            for (let key1 of Object.keys(data8))
              if (!(key1 === "id" || key1 === "body" || key1 === "hint" || key1 === "translations")) {
                let err20 = { instancePath: instancePath + "/choices/" + i0, schemaPath: "#/properties/choices/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
              }
            if (data8.id !== void 0 && func0.call(data8, "id")) {
              let data9 = data8.id;
              if (typeof data9 == "string" && !pattern3.test(data9)) {
                let err21 = { instancePath: instancePath + "/choices/" + i0 + "/id", schemaPath: "#/properties/choices/items/properties/id/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
                vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
              }
              if (typeof data9 == "string") {
                if (data9.length > 32 || data9.length > 16 && func66(data9) > 16) {
                  let err22 = { instancePath: instancePath + "/choices/" + i0 + "/id", schemaPath: "#/properties/choices/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
                  vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                }
              } else {
                let err23 = { instancePath: instancePath + "/choices/" + i0 + "/id", schemaPath: "#/properties/choices/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
              }
            }
            if (data8.body !== void 0 && func0.call(data8, "body")) {
              let data10 = data8.body;
              if (typeof data10 == "string") {
                if (data10.length > 1e3 * 2 || data10.length > 1e3 && func66(data10) > 1e3) {
                  let err24 = { instancePath: instancePath + "/choices/" + i0 + "/body", schemaPath: "#/properties/choices/items/properties/body/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
                  vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                }
              } else {
                let err25 = { instancePath: instancePath + "/choices/" + i0 + "/body", schemaPath: "#/properties/choices/items/properties/body/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
              }
            }
            if (data8.hint !== void 0 && func0.call(data8, "hint")) {
              let data11 = data8.hint;
              if (typeof data11 != "string" && data11 !== null) {
                let err26 = { instancePath: instancePath + "/choices/" + i0 + "/hint", schemaPath: "#/properties/choices/items/properties/hint/type", keyword: "type", params: { type: schema22.properties.choices.items.properties.hint.type }, message: "must be string,null" };
                vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
              }
              if (typeof data11 == "string" && (data11.length > 1e3 * 2 || data11.length > 1e3 && func66(data11) > 1e3)) {
                let err27 = { instancePath: instancePath + "/choices/" + i0 + "/hint", schemaPath: "#/properties/choices/items/properties/hint/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
                vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
              }
            }
          } else {
            let err28 = { instancePath: instancePath + "/choices/" + i0, schemaPath: "#/properties/choices/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
          }
        }
      } else {
        let err29 = { instancePath: instancePath + "/choices", schemaPath: "#/properties/choices/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.supported_file_types !== void 0 && func0.call(data, "supported_file_types")) {
      let data12 = data.supported_file_types;
      if (Array.isArray(data12)) {
        if (data12.length > 100) {
          let err30 = { instancePath: instancePath + "/supported_file_types", schemaPath: "#/properties/supported_file_types/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
        let len1 = data12.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data13 = data12[i1];
          if (typeof data13 == "string") {
            if (data13.length > 64 || data13.length > 32 && func66(data13) > 32) {
              let err31 = { instancePath: instancePath + "/supported_file_types/" + i1, schemaPath: "#/properties/supported_file_types/items/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" };
              vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
            }
          } else {
            let err32 = { instancePath: instancePath + "/supported_file_types/" + i1, schemaPath: "#/properties/supported_file_types/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
          }
        }
      } else {
        let err33 = { instancePath: instancePath + "/supported_file_types", schemaPath: "#/properties/supported_file_types/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data.max_file_size !== void 0 && func0.call(data, "max_file_size")) {
      let data14 = data.max_file_size;
      if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14))) {
        let err34 = { instancePath: instancePath + "/max_file_size", schemaPath: "#/properties/max_file_size/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
      if (typeof data14 == "number" && isFinite(data14)) {
        if (data14 > 2147483647 || isNaN(data14)) {
          let err35 = { instancePath: instancePath + "/max_file_size", schemaPath: "#/properties/max_file_size/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
        }
        if (data14 < 1 || isNaN(data14)) {
          let err36 = { instancePath: instancePath + "/max_file_size", schemaPath: "#/properties/max_file_size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
        }
        if (!formats20.validate(data14)) {
          let err37 = { instancePath: instancePath + "/max_file_size", schemaPath: "#/properties/max_file_size/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
        }
      }
    }
  } else {
    let err38 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
  }
  return validate55.errors = vErrors, errors === 0;
}
validate55.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var department_body = validate56, schema23 = { type: "object", required: ["record", "name"], properties: { record: { type: "string", enum: ["department"] }, hierarchy_id: { type: "integer", minimum: 1, maximum: 4503599627370495 }, id: { type: "string", maxLength: 16, allOf: [{ pattern: "^[0-9a-f]{16}$" }] }, parent_id: { type: ["string", "null"], minLength: 1, maxLength: 511 }, name: { type: "string", maxLength: 255 }, sample: { type: "boolean" } }, additionalProperties: !1, $id: "department_body" };
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate56.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.record === void 0 || !func0.call(data, "record")) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "record" }, message: "must have required property 'record'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0 || !func0.call(data, "name")) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 of Object.keys(data))
      if (!(key0 === "record" || key0 === "hierarchy_id" || key0 === "id" || key0 === "parent_id" || key0 === "name" || key0 === "sample")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.record !== void 0 && func0.call(data, "record")) {
      let data0 = data.record;
      if (typeof data0 != "string") {
        let err3 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (data0 !== "department") {
        let err4 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema23.properties.record.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.hierarchy_id !== void 0 && func0.call(data, "hierarchy_id")) {
      let data1 = data.hierarchy_id;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err5 = { instancePath: instancePath + "/hierarchy_id", schemaPath: "#/properties/hierarchy_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 4503599627370495 || isNaN(data1)) {
          let err6 = { instancePath: instancePath + "/hierarchy_id", schemaPath: "#/properties/hierarchy_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4503599627370495 }, message: "must be <= 4503599627370495" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err7 = { instancePath: instancePath + "/hierarchy_id", schemaPath: "#/properties/hierarchy_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      }
    }
    if (data.id !== void 0 && func0.call(data, "id")) {
      let data2 = data.id;
      if (typeof data2 == "string" && !pattern3.test(data2)) {
        let err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (typeof data2 == "string") {
        if (data2.length > 32 || data2.length > 16 && func66(data2) > 16) {
          let err9 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.parent_id !== void 0 && func0.call(data, "parent_id")) {
      let data3 = data.parent_id;
      if (typeof data3 != "string" && data3 !== null) {
        let err11 = { instancePath: instancePath + "/parent_id", schemaPath: "#/properties/parent_id/type", keyword: "type", params: { type: schema23.properties.parent_id.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (typeof data3 == "string") {
        if (data3.length > 511 * 2 || data3.length > 511 && func66(data3) > 511) {
          let err12 = { instancePath: instancePath + "/parent_id", schemaPath: "#/properties/parent_id/maxLength", keyword: "maxLength", params: { limit: 511 }, message: "must NOT have more than 511 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data3.length < 2 && func66(data3) < 1) {
          let err13 = { instancePath: instancePath + "/parent_id", schemaPath: "#/properties/parent_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      }
    }
    if (data.name !== void 0 && func0.call(data, "name")) {
      let data4 = data.name;
      if (typeof data4 == "string") {
        if (data4.length > 510 || data4.length > 255 && func66(data4) > 255) {
          let err14 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.sample !== void 0 && func0.call(data, "sample") && typeof data.sample != "boolean") {
      let err16 = { instancePath: instancePath + "/sample", schemaPath: "#/properties/sample/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
  } else {
    let err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate56.errors = vErrors, errors === 0;
}
validate56.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var disqualification_reason_body = validate57, schema24 = { type: "object", required: ["record", "description", "position"], properties: { record: { type: "string", enum: ["disqualification_reason"] }, id: { type: "string", maxLength: 16, allOf: [{ pattern: "^[0-9a-f]{16}$" }] }, description: { type: "string", maxLength: 1e3 }, candidate_withdrew: { type: "boolean" }, position: { type: "integer", format: "int32", minimum: 1, maximum: 2147483647 } }, additionalProperties: !1, $id: "disqualification_reason_body" };
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate57.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.record === void 0 || !func0.call(data, "record")) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "record" }, message: "must have required property 'record'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.description === void 0 || !func0.call(data, "description")) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.position === void 0 || !func0.call(data, "position")) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "position" }, message: "must have required property 'position'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 of Object.keys(data))
      if (!(key0 === "record" || key0 === "id" || key0 === "description" || key0 === "candidate_withdrew" || key0 === "position")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.record !== void 0 && func0.call(data, "record")) {
      let data0 = data.record;
      if (typeof data0 != "string") {
        let err4 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (data0 !== "disqualification_reason") {
        let err5 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema24.properties.record.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.id !== void 0 && func0.call(data, "id")) {
      let data1 = data.id;
      if (typeof data1 == "string" && !pattern3.test(data1)) {
        let err6 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data1 == "string") {
        if (data1.length > 32 || data1.length > 16 && func66(data1) > 16) {
          let err7 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.description !== void 0 && func0.call(data, "description")) {
      let data2 = data.description;
      if (typeof data2 == "string") {
        if (data2.length > 1e3 * 2 || data2.length > 1e3 && func66(data2) > 1e3) {
          let err9 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.candidate_withdrew !== void 0 && func0.call(data, "candidate_withdrew") && typeof data.candidate_withdrew != "boolean") {
      let err11 = { instancePath: instancePath + "/candidate_withdrew", schemaPath: "#/properties/candidate_withdrew/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.position !== void 0 && func0.call(data, "position")) {
      let data4 = data.position;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err12 = { instancePath: instancePath + "/position", schemaPath: "#/properties/position/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 2147483647 || isNaN(data4)) {
          let err13 = { instancePath: instancePath + "/position", schemaPath: "#/properties/position/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (data4 < 1 || isNaN(data4)) {
          let err14 = { instancePath: instancePath + "/position", schemaPath: "#/properties/position/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (!formats20.validate(data4)) {
          let err15 = { instancePath: instancePath + "/position", schemaPath: "#/properties/position/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      }
    }
  } else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate57.errors = vErrors, errors === 0;
}
validate57.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var employee_body = validate58, schema25 = { type: "object", required: ["record", "employee_number", "firstname", "lastname"], properties: { record: { type: "string", enum: ["employee"] }, reporting_line_id: { type: "integer", minimum: 1, maximum: 4503599627370495 }, id: { type: "string", maxLength: 16, allOf: [{ pattern: "^[0-9a-f]{16}$" }] }, member_id: { type: ["string", "null"], minLength: 1, maxLength: 511 }, manager_id: { type: ["string", "null"], minLength: 1, maxLength: 511 }, state: { type: "string", enum: ["draft", "published"] }, employee_number: { type: "string", maxLength: 64 }, firstname: { type: "string", maxLength: 255 }, lastname: { type: "string", maxLength: 255 }, preferred_name: { type: ["string", "null"], maxLength: 255 }, email: { type: ["string", "null"], maxLength: 254 }, work_email: { type: ["string", "null"], maxLength: 254 }, job_title: { type: ["string", "null"], maxLength: 255 }, phone: { type: ["string", "null"], maxLength: 64 }, start_date: { type: ["string", "null"], format: "date", maxLength: 10, allOf: [{ pattern: "^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$" }] }, birthdate: { type: ["string", "null"], format: "date", maxLength: 10, allOf: [{ pattern: "^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$" }] }, department_id: { type: ["string", "null"], minLength: 1, maxLength: 511 }, legal_entity_id: { type: ["string", "null"], minLength: 1, maxLength: 511 }, work_schedule_id: { type: ["string", "null"], minLength: 1, maxLength: 511 }, holiday_calendar_id: { type: ["string", "null"], minLength: 1, maxLength: 511 }, sample: { type: "boolean" }, fields: { type: "object", additionalProperties: !0 }, onboarding_completed_at: { type: ["string", "null"], format: "date-time", maxLength: 27, allOf: [{ pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }] }, created_at: { type: "string", format: "date-time", maxLength: 27, allOf: [{ pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }] }, updated_at: { type: "string", format: "date-time", maxLength: 27, allOf: [{ pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }] }, status_semantic_type: {}, reporting_line: {}, avatar: {}, avatar_processed: {} }, additionalProperties: !1, $id: "employee_body" }, pattern35 = new RegExp("^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$", "u"), formats24 = require_formats().fullFormats.date;
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate58.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.record === void 0 || !func0.call(data, "record")) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "record" }, message: "must have required property 'record'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.employee_number === void 0 || !func0.call(data, "employee_number")) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "employee_number" }, message: "must have required property 'employee_number'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.firstname === void 0 || !func0.call(data, "firstname")) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "firstname" }, message: "must have required property 'firstname'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.lastname === void 0 || !func0.call(data, "lastname")) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lastname" }, message: "must have required property 'lastname'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 of Object.keys(data))
      if (!func0.call(schema25.properties, key0)) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.record !== void 0 && func0.call(data, "record")) {
      let data0 = data.record;
      if (typeof data0 != "string") {
        let err5 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (data0 !== "employee") {
        let err6 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema25.properties.record.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.reporting_line_id !== void 0 && func0.call(data, "reporting_line_id")) {
      let data1 = data.reporting_line_id;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err7 = { instancePath: instancePath + "/reporting_line_id", schemaPath: "#/properties/reporting_line_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 4503599627370495 || isNaN(data1)) {
          let err8 = { instancePath: instancePath + "/reporting_line_id", schemaPath: "#/properties/reporting_line_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4503599627370495 }, message: "must be <= 4503599627370495" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err9 = { instancePath: instancePath + "/reporting_line_id", schemaPath: "#/properties/reporting_line_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
    if (data.id !== void 0 && func0.call(data, "id")) {
      let data2 = data.id;
      if (typeof data2 == "string" && !pattern3.test(data2)) {
        let err10 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data2 == "string") {
        if (data2.length > 32 || data2.length > 16 && func66(data2) > 16) {
          let err11 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.member_id !== void 0 && func0.call(data, "member_id")) {
      let data3 = data.member_id;
      if (typeof data3 != "string" && data3 !== null) {
        let err13 = { instancePath: instancePath + "/member_id", schemaPath: "#/properties/member_id/type", keyword: "type", params: { type: schema25.properties.member_id.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (typeof data3 == "string") {
        if (data3.length > 511 * 2 || data3.length > 511 && func66(data3) > 511) {
          let err14 = { instancePath: instancePath + "/member_id", schemaPath: "#/properties/member_id/maxLength", keyword: "maxLength", params: { limit: 511 }, message: "must NOT have more than 511 characters" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (data3.length < 2 && func66(data3) < 1) {
          let err15 = { instancePath: instancePath + "/member_id", schemaPath: "#/properties/member_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      }
    }
    if (data.manager_id !== void 0 && func0.call(data, "manager_id")) {
      let data4 = data.manager_id;
      if (typeof data4 != "string" && data4 !== null) {
        let err16 = { instancePath: instancePath + "/manager_id", schemaPath: "#/properties/manager_id/type", keyword: "type", params: { type: schema25.properties.manager_id.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (typeof data4 == "string") {
        if (data4.length > 511 * 2 || data4.length > 511 && func66(data4) > 511) {
          let err17 = { instancePath: instancePath + "/manager_id", schemaPath: "#/properties/manager_id/maxLength", keyword: "maxLength", params: { limit: 511 }, message: "must NOT have more than 511 characters" };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        if (data4.length < 2 && func66(data4) < 1) {
          let err18 = { instancePath: instancePath + "/manager_id", schemaPath: "#/properties/manager_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
      }
    }
    if (data.state !== void 0 && func0.call(data, "state")) {
      let data5 = data.state;
      if (typeof data5 != "string") {
        let err19 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (!(data5 === "draft" || data5 === "published")) {
        let err20 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema25.properties.state.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.employee_number !== void 0 && func0.call(data, "employee_number")) {
      let data6 = data.employee_number;
      if (typeof data6 == "string") {
        if (data6.length > 128 || data6.length > 64 && func66(data6) > 64) {
          let err21 = { instancePath: instancePath + "/employee_number", schemaPath: "#/properties/employee_number/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
      } else {
        let err22 = { instancePath: instancePath + "/employee_number", schemaPath: "#/properties/employee_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.firstname !== void 0 && func0.call(data, "firstname")) {
      let data7 = data.firstname;
      if (typeof data7 == "string") {
        if (data7.length > 510 || data7.length > 255 && func66(data7) > 255) {
          let err23 = { instancePath: instancePath + "/firstname", schemaPath: "#/properties/firstname/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      } else {
        let err24 = { instancePath: instancePath + "/firstname", schemaPath: "#/properties/firstname/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.lastname !== void 0 && func0.call(data, "lastname")) {
      let data8 = data.lastname;
      if (typeof data8 == "string") {
        if (data8.length > 510 || data8.length > 255 && func66(data8) > 255) {
          let err25 = { instancePath: instancePath + "/lastname", schemaPath: "#/properties/lastname/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
      } else {
        let err26 = { instancePath: instancePath + "/lastname", schemaPath: "#/properties/lastname/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.preferred_name !== void 0 && func0.call(data, "preferred_name")) {
      let data9 = data.preferred_name;
      if (typeof data9 != "string" && data9 !== null) {
        let err27 = { instancePath: instancePath + "/preferred_name", schemaPath: "#/properties/preferred_name/type", keyword: "type", params: { type: schema25.properties.preferred_name.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
      if (typeof data9 == "string" && (data9.length > 510 || data9.length > 255 && func66(data9) > 255)) {
        let err28 = { instancePath: instancePath + "/preferred_name", schemaPath: "#/properties/preferred_name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.email !== void 0 && func0.call(data, "email")) {
      let data10 = data.email;
      if (typeof data10 != "string" && data10 !== null) {
        let err29 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: schema25.properties.email.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
      if (typeof data10 == "string" && (data10.length > 508 || data10.length > 254 && func66(data10) > 254)) {
        let err30 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.work_email !== void 0 && func0.call(data, "work_email")) {
      let data11 = data.work_email;
      if (typeof data11 != "string" && data11 !== null) {
        let err31 = { instancePath: instancePath + "/work_email", schemaPath: "#/properties/work_email/type", keyword: "type", params: { type: schema25.properties.work_email.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
      if (typeof data11 == "string" && (data11.length > 508 || data11.length > 254 && func66(data11) > 254)) {
        let err32 = { instancePath: instancePath + "/work_email", schemaPath: "#/properties/work_email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data.job_title !== void 0 && func0.call(data, "job_title")) {
      let data12 = data.job_title;
      if (typeof data12 != "string" && data12 !== null) {
        let err33 = { instancePath: instancePath + "/job_title", schemaPath: "#/properties/job_title/type", keyword: "type", params: { type: schema25.properties.job_title.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
      if (typeof data12 == "string" && (data12.length > 510 || data12.length > 255 && func66(data12) > 255)) {
        let err34 = { instancePath: instancePath + "/job_title", schemaPath: "#/properties/job_title/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
    if (data.phone !== void 0 && func0.call(data, "phone")) {
      let data13 = data.phone;
      if (typeof data13 != "string" && data13 !== null) {
        let err35 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: schema25.properties.phone.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
      if (typeof data13 == "string" && (data13.length > 128 || data13.length > 64 && func66(data13) > 64)) {
        let err36 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
    }
    if (data.start_date !== void 0 && func0.call(data, "start_date")) {
      let data14 = data.start_date;
      if (typeof data14 != "string" && data14 !== null) {
        let err37 = { instancePath: instancePath + "/start_date", schemaPath: "#/properties/start_date/type", keyword: "type", params: { type: schema25.properties.start_date.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
      if (typeof data14 == "string" && !pattern35.test(data14)) {
        let err38 = { instancePath: instancePath + "/start_date", schemaPath: "#/properties/start_date/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$" }, message: 'must match pattern "^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$"' };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
      if (typeof data14 == "string") {
        if (data14.length > 20 || data14.length > 10 && func66(data14) > 10) {
          let err39 = { instancePath: instancePath + "/start_date", schemaPath: "#/properties/start_date/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
        }
        if (!formats24.validate(data14)) {
          let err40 = { instancePath: instancePath + "/start_date", schemaPath: "#/properties/start_date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
        }
      }
    }
    if (data.birthdate !== void 0 && func0.call(data, "birthdate")) {
      let data15 = data.birthdate;
      if (typeof data15 != "string" && data15 !== null) {
        let err41 = { instancePath: instancePath + "/birthdate", schemaPath: "#/properties/birthdate/type", keyword: "type", params: { type: schema25.properties.birthdate.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
      }
      if (typeof data15 == "string" && !pattern35.test(data15)) {
        let err42 = { instancePath: instancePath + "/birthdate", schemaPath: "#/properties/birthdate/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$" }, message: 'must match pattern "^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$"' };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
      if (typeof data15 == "string") {
        if (data15.length > 20 || data15.length > 10 && func66(data15) > 10) {
          let err43 = { instancePath: instancePath + "/birthdate", schemaPath: "#/properties/birthdate/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
        }
        if (!formats24.validate(data15)) {
          let err44 = { instancePath: instancePath + "/birthdate", schemaPath: "#/properties/birthdate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
        }
      }
    }
    if (data.department_id !== void 0 && func0.call(data, "department_id")) {
      let data16 = data.department_id;
      if (typeof data16 != "string" && data16 !== null) {
        let err45 = { instancePath: instancePath + "/department_id", schemaPath: "#/properties/department_id/type", keyword: "type", params: { type: schema25.properties.department_id.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
      }
      if (typeof data16 == "string") {
        if (data16.length > 511 * 2 || data16.length > 511 && func66(data16) > 511) {
          let err46 = { instancePath: instancePath + "/department_id", schemaPath: "#/properties/department_id/maxLength", keyword: "maxLength", params: { limit: 511 }, message: "must NOT have more than 511 characters" };
          vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
        }
        if (data16.length < 2 && func66(data16) < 1) {
          let err47 = { instancePath: instancePath + "/department_id", schemaPath: "#/properties/department_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
        }
      }
    }
    if (data.legal_entity_id !== void 0 && func0.call(data, "legal_entity_id")) {
      let data17 = data.legal_entity_id;
      if (typeof data17 != "string" && data17 !== null) {
        let err48 = { instancePath: instancePath + "/legal_entity_id", schemaPath: "#/properties/legal_entity_id/type", keyword: "type", params: { type: schema25.properties.legal_entity_id.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
      }
      if (typeof data17 == "string") {
        if (data17.length > 511 * 2 || data17.length > 511 && func66(data17) > 511) {
          let err49 = { instancePath: instancePath + "/legal_entity_id", schemaPath: "#/properties/legal_entity_id/maxLength", keyword: "maxLength", params: { limit: 511 }, message: "must NOT have more than 511 characters" };
          vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
        }
        if (data17.length < 2 && func66(data17) < 1) {
          let err50 = { instancePath: instancePath + "/legal_entity_id", schemaPath: "#/properties/legal_entity_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
        }
      }
    }
    if (data.work_schedule_id !== void 0 && func0.call(data, "work_schedule_id")) {
      let data18 = data.work_schedule_id;
      if (typeof data18 != "string" && data18 !== null) {
        let err51 = { instancePath: instancePath + "/work_schedule_id", schemaPath: "#/properties/work_schedule_id/type", keyword: "type", params: { type: schema25.properties.work_schedule_id.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
      }
      if (typeof data18 == "string") {
        if (data18.length > 511 * 2 || data18.length > 511 && func66(data18) > 511) {
          let err52 = { instancePath: instancePath + "/work_schedule_id", schemaPath: "#/properties/work_schedule_id/maxLength", keyword: "maxLength", params: { limit: 511 }, message: "must NOT have more than 511 characters" };
          vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
        }
        if (data18.length < 2 && func66(data18) < 1) {
          let err53 = { instancePath: instancePath + "/work_schedule_id", schemaPath: "#/properties/work_schedule_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
        }
      }
    }
    if (data.holiday_calendar_id !== void 0 && func0.call(data, "holiday_calendar_id")) {
      let data19 = data.holiday_calendar_id;
      if (typeof data19 != "string" && data19 !== null) {
        let err54 = { instancePath: instancePath + "/holiday_calendar_id", schemaPath: "#/properties/holiday_calendar_id/type", keyword: "type", params: { type: schema25.properties.holiday_calendar_id.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
      }
      if (typeof data19 == "string") {
        if (data19.length > 511 * 2 || data19.length > 511 && func66(data19) > 511) {
          let err55 = { instancePath: instancePath + "/holiday_calendar_id", schemaPath: "#/properties/holiday_calendar_id/maxLength", keyword: "maxLength", params: { limit: 511 }, message: "must NOT have more than 511 characters" };
          vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
        }
        if (data19.length < 2 && func66(data19) < 1) {
          let err56 = { instancePath: instancePath + "/holiday_calendar_id", schemaPath: "#/properties/holiday_calendar_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
        }
      }
    }
    if (data.sample !== void 0 && func0.call(data, "sample") && typeof data.sample != "boolean") {
      let err57 = { instancePath: instancePath + "/sample", schemaPath: "#/properties/sample/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
    }
    if (data.fields !== void 0 && func0.call(data, "fields")) {
      let data21 = data.fields;
      if (!(data21 && typeof data21 == "object" && !Array.isArray(data21))) {
        let err58 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
      }
    }
    if (data.onboarding_completed_at !== void 0 && func0.call(data, "onboarding_completed_at")) {
      let data22 = data.onboarding_completed_at;
      if (typeof data22 != "string" && data22 !== null) {
        let err59 = { instancePath: instancePath + "/onboarding_completed_at", schemaPath: "#/properties/onboarding_completed_at/type", keyword: "type", params: { type: schema25.properties.onboarding_completed_at.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
      }
      if (typeof data22 == "string" && !pattern5.test(data22)) {
        let err60 = { instancePath: instancePath + "/onboarding_completed_at", schemaPath: "#/properties/onboarding_completed_at/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' };
        vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
      }
      if (typeof data22 == "string") {
        if (data22.length > 54 || data22.length > 27 && func66(data22) > 27) {
          let err61 = { instancePath: instancePath + "/onboarding_completed_at", schemaPath: "#/properties/onboarding_completed_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" };
          vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
        }
        if (!formats0.validate(data22)) {
          let err62 = { instancePath: instancePath + "/onboarding_completed_at", schemaPath: "#/properties/onboarding_completed_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
        }
      }
    }
    if (data.created_at !== void 0 && func0.call(data, "created_at")) {
      let data23 = data.created_at;
      if (typeof data23 == "string" && !pattern5.test(data23)) {
        let err63 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' };
        vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
      }
      if (typeof data23 == "string") {
        if (data23.length > 54 || data23.length > 27 && func66(data23) > 27) {
          let err64 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" };
          vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
        }
        if (!formats0.validate(data23)) {
          let err65 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
        }
      } else {
        let err66 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
      }
    }
    if (data.updated_at !== void 0 && func0.call(data, "updated_at")) {
      let data24 = data.updated_at;
      if (typeof data24 == "string" && !pattern5.test(data24)) {
        let err67 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' };
        vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
      }
      if (typeof data24 == "string") {
        if (data24.length > 54 || data24.length > 27 && func66(data24) > 27) {
          let err68 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" };
          vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
        }
        if (!formats0.validate(data24)) {
          let err69 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
        }
      } else {
        let err70 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
      }
    }
  } else {
    let err71 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
  }
  return validate58.errors = vErrors, errors === 0;
}
validate58.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var employee_field_body = validate59, schema26 = { type: "object", required: ["record", "label", "type"], properties: { record: { type: "string", enum: ["employee_field"] }, id: { type: "string", maxLength: 16, allOf: [{ pattern: "^[0-9a-f]{16}$" }] }, label: { type: "string", minLength: 1, maxLength: 255 }, hint: { type: ["string", "null"], minLength: 1, maxLength: 255 }, type: { type: "string", enum: ["text", "paragraph", "numeric", "date", "boolean", "email", "phone", "country", "dropdown"] }, choices: { type: "array", maxItems: 1e3, items: { type: "object", required: ["id", "label"], properties: { id: { type: "string", maxLength: 255 }, label: { type: "string", maxLength: 255 }, position: {} }, additionalProperties: !1 } } }, additionalProperties: !1, $id: "employee_field_body" };
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate59.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.record === void 0 || !func0.call(data, "record")) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "record" }, message: "must have required property 'record'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.label === void 0 || !func0.call(data, "label")) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.type === void 0 || !func0.call(data, "type")) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 of Object.keys(data))
      if (!(key0 === "record" || key0 === "id" || key0 === "label" || key0 === "hint" || key0 === "type" || key0 === "choices")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.record !== void 0 && func0.call(data, "record")) {
      let data0 = data.record;
      if (typeof data0 != "string") {
        let err4 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (data0 !== "employee_field") {
        let err5 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema26.properties.record.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.id !== void 0 && func0.call(data, "id")) {
      let data1 = data.id;
      if (typeof data1 == "string" && !pattern3.test(data1)) {
        let err6 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data1 == "string") {
        if (data1.length > 32 || data1.length > 16 && func66(data1) > 16) {
          let err7 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.label !== void 0 && func0.call(data, "label")) {
      let data2 = data.label;
      if (typeof data2 == "string") {
        if (data2.length > 510 || data2.length > 255 && func66(data2) > 255) {
          let err9 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data2.length < 2 && func66(data2) < 1) {
          let err10 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.hint !== void 0 && func0.call(data, "hint")) {
      let data3 = data.hint;
      if (typeof data3 != "string" && data3 !== null) {
        let err12 = { instancePath: instancePath + "/hint", schemaPath: "#/properties/hint/type", keyword: "type", params: { type: schema26.properties.hint.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (typeof data3 == "string") {
        if (data3.length > 510 || data3.length > 255 && func66(data3) > 255) {
          let err13 = { instancePath: instancePath + "/hint", schemaPath: "#/properties/hint/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (data3.length < 2 && func66(data3) < 1) {
          let err14 = { instancePath: instancePath + "/hint", schemaPath: "#/properties/hint/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      }
    }
    if (data.type !== void 0 && func0.call(data, "type")) {
      let data4 = data.type;
      if (typeof data4 != "string") {
        let err15 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (!(data4 === "text" || data4 === "paragraph" || data4 === "numeric" || data4 === "date" || data4 === "boolean" || data4 === "email" || data4 === "phone" || data4 === "country" || data4 === "dropdown")) {
        let err16 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema26.properties.type.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.choices !== void 0 && func0.call(data, "choices")) {
      let data5 = data.choices;
      if (Array.isArray(data5)) {
        if (data5.length > 1e3) {
          let err17 = { instancePath: instancePath + "/choices", schemaPath: "#/properties/choices/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data6 = data5[i0];
          if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
            if (data6.id === void 0 || !func0.call(data6, "id")) {
              let err18 = { instancePath: instancePath + "/choices/" + i0, schemaPath: "#/properties/choices/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
              vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
            }
            if (data6.label === void 0 || !func0.call(data6, "label")) {
              let err19 = { instancePath: instancePath + "/choices/" + i0, schemaPath: "#/properties/choices/items/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
              vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
            for (let key1 of Object.keys(data6))
              if (!(key1 === "id" || key1 === "label" || key1 === "position")) {
                let err20 = { instancePath: instancePath + "/choices/" + i0, schemaPath: "#/properties/choices/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
              }
            if (data6.id !== void 0 && func0.call(data6, "id")) {
              let data7 = data6.id;
              if (typeof data7 == "string") {
                if (data7.length > 510 || data7.length > 255 && func66(data7) > 255) {
                  let err21 = { instancePath: instancePath + "/choices/" + i0 + "/id", schemaPath: "#/properties/choices/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
                  vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                }
              } else {
                let err22 = { instancePath: instancePath + "/choices/" + i0 + "/id", schemaPath: "#/properties/choices/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
              }
            }
            if (data6.label !== void 0 && func0.call(data6, "label")) {
              let data8 = data6.label;
              if (typeof data8 == "string") {
                if (data8.length > 510 || data8.length > 255 && func66(data8) > 255) {
                  let err23 = { instancePath: instancePath + "/choices/" + i0 + "/label", schemaPath: "#/properties/choices/items/properties/label/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
                  vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                }
              } else {
                let err24 = { instancePath: instancePath + "/choices/" + i0 + "/label", schemaPath: "#/properties/choices/items/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
              }
            }
          } else {
            let err25 = { instancePath: instancePath + "/choices/" + i0, schemaPath: "#/properties/choices/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
          }
        }
      } else {
        let err26 = { instancePath: instancePath + "/choices", schemaPath: "#/properties/choices/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
  } else {
    let err27 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
  }
  return validate59.errors = vErrors, errors === 0;
}
validate59.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var erasure_body = validate60, schema27 = { type: "object", required: ["record", "id", "erased_at"], properties: { record: { type: "string", enum: ["erasure"] }, id: { type: "string", maxLength: 16, allOf: [{ pattern: "^[0-9a-f]{16}$" }] }, erased_at: { type: "string", format: "date-time", maxLength: 27, allOf: [{ pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }] } }, additionalProperties: !1, $id: "erasure_body" };
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate60.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.record === void 0 || !func0.call(data, "record")) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "record" }, message: "must have required property 'record'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id === void 0 || !func0.call(data, "id")) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.erased_at === void 0 || !func0.call(data, "erased_at")) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "erased_at" }, message: "must have required property 'erased_at'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 of Object.keys(data))
      if (!(key0 === "record" || key0 === "id" || key0 === "erased_at")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.record !== void 0 && func0.call(data, "record")) {
      let data0 = data.record;
      if (typeof data0 != "string") {
        let err4 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (data0 !== "erasure") {
        let err5 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema27.properties.record.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.id !== void 0 && func0.call(data, "id")) {
      let data1 = data.id;
      if (typeof data1 == "string" && !pattern3.test(data1)) {
        let err6 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data1 == "string") {
        if (data1.length > 32 || data1.length > 16 && func66(data1) > 16) {
          let err7 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.erased_at !== void 0 && func0.call(data, "erased_at")) {
      let data2 = data.erased_at;
      if (typeof data2 == "string" && !pattern5.test(data2)) {
        let err9 = { instancePath: instancePath + "/erased_at", schemaPath: "#/properties/erased_at/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (typeof data2 == "string") {
        if (data2.length > 54 || data2.length > 27 && func66(data2) > 27) {
          let err10 = { instancePath: instancePath + "/erased_at", schemaPath: "#/properties/erased_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (!formats0.validate(data2)) {
          let err11 = { instancePath: instancePath + "/erased_at", schemaPath: "#/properties/erased_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/erased_at", schemaPath: "#/properties/erased_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate60.errors = vErrors, errors === 0;
}
validate60.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var event_body = validate61, schema28 = { type: "object", required: ["record", "title", "type", "starts_at", "ends_at"], properties: { record: { type: "string", enum: ["event"] }, id: { type: "string", maxLength: 16, allOf: [{ pattern: "^[0-9a-f]{16}$" }] }, title: { type: "string", minLength: 1, maxLength: 1e3 }, description: { type: ["string", "null"], maxLength: 1e5 }, type: { type: "string", enum: ["call", "interview", "meeting"] }, starts_at: { type: "string", format: "date-time", maxLength: 27, allOf: [{ pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }] }, ends_at: { type: "string", format: "date-time", maxLength: 27, allOf: [{ pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }] }, cancelled: { type: "boolean" }, job_id: { type: ["string", "null"], minLength: 1, maxLength: 511 }, candidate_id: { type: ["string", "null"], minLength: 1, maxLength: 511 }, conference: { type: ["object", "null"], required: ["type", "id", "url"], properties: { type: { type: "string", enum: ["zoom_meeting"] }, id: { type: "string", minLength: 1, maxLength: 255 }, url: { type: "string", minLength: 1, maxLength: 2048 } } }, created_at: { type: "string", format: "date-time", maxLength: 27, allOf: [{ pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }] }, members: { type: "array", maxItems: 1e3, items: { type: "object", required: ["id"], properties: { id: { type: "string", minLength: 1, maxLength: 511 }, status: { type: "string", enum: ["accepted", "declined", "needs-action"] } }, additionalProperties: !1 } } }, additionalProperties: !1, $id: "event_body" };
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate61.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.record === void 0 || !func0.call(data, "record")) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "record" }, message: "must have required property 'record'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.title === void 0 || !func0.call(data, "title")) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.type === void 0 || !func0.call(data, "type")) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.starts_at === void 0 || !func0.call(data, "starts_at")) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "starts_at" }, message: "must have required property 'starts_at'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.ends_at === void 0 || !func0.call(data, "ends_at")) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ends_at" }, message: "must have required property 'ends_at'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 of Object.keys(data))
      if (!func0.call(schema28.properties, key0)) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.record !== void 0 && func0.call(data, "record")) {
      let data0 = data.record;
      if (typeof data0 != "string") {
        let err6 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (data0 !== "event") {
        let err7 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema28.properties.record.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.id !== void 0 && func0.call(data, "id")) {
      let data1 = data.id;
      if (typeof data1 == "string" && !pattern3.test(data1)) {
        let err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (typeof data1 == "string") {
        if (data1.length > 32 || data1.length > 16 && func66(data1) > 16) {
          let err9 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.title !== void 0 && func0.call(data, "title")) {
      let data2 = data.title;
      if (typeof data2 == "string") {
        if (data2.length > 1e3 * 2 || data2.length > 1e3 && func66(data2) > 1e3) {
          let err11 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data2.length < 2 && func66(data2) < 1) {
          let err12 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.description !== void 0 && func0.call(data, "description")) {
      let data3 = data.description;
      if (typeof data3 != "string" && data3 !== null) {
        let err14 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema28.properties.description.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data3 == "string" && (data3.length > 1e5 * 2 || data3.length > 1e5 && func66(data3) > 1e5)) {
        let err15 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.type !== void 0 && func0.call(data, "type")) {
      let data4 = data.type;
      if (typeof data4 != "string") {
        let err16 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (!(data4 === "call" || data4 === "interview" || data4 === "meeting")) {
        let err17 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema28.properties.type.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.starts_at !== void 0 && func0.call(data, "starts_at")) {
      let data5 = data.starts_at;
      if (typeof data5 == "string" && !pattern5.test(data5)) {
        let err18 = { instancePath: instancePath + "/starts_at", schemaPath: "#/properties/starts_at/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (typeof data5 == "string") {
        if (data5.length > 54 || data5.length > 27 && func66(data5) > 27) {
          let err19 = { instancePath: instancePath + "/starts_at", schemaPath: "#/properties/starts_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (!formats0.validate(data5)) {
          let err20 = { instancePath: instancePath + "/starts_at", schemaPath: "#/properties/starts_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      } else {
        let err21 = { instancePath: instancePath + "/starts_at", schemaPath: "#/properties/starts_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.ends_at !== void 0 && func0.call(data, "ends_at")) {
      let data6 = data.ends_at;
      if (typeof data6 == "string" && !pattern5.test(data6)) {
        let err22 = { instancePath: instancePath + "/ends_at", schemaPath: "#/properties/ends_at/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
      if (typeof data6 == "string") {
        if (data6.length > 54 || data6.length > 27 && func66(data6) > 27) {
          let err23 = { instancePath: instancePath + "/ends_at", schemaPath: "#/properties/ends_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        if (!formats0.validate(data6)) {
          let err24 = { instancePath: instancePath + "/ends_at", schemaPath: "#/properties/ends_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
      } else {
        let err25 = { instancePath: instancePath + "/ends_at", schemaPath: "#/properties/ends_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.cancelled !== void 0 && func0.call(data, "cancelled") && typeof data.cancelled != "boolean") {
      let err26 = { instancePath: instancePath + "/cancelled", schemaPath: "#/properties/cancelled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
    }
    if (data.job_id !== void 0 && func0.call(data, "job_id")) {
      let data8 = data.job_id;
      if (typeof data8 != "string" && data8 !== null) {
        let err27 = { instancePath: instancePath + "/job_id", schemaPath: "#/properties/job_id/type", keyword: "type", params: { type: schema28.properties.job_id.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
      if (typeof data8 == "string") {
        if (data8.length > 511 * 2 || data8.length > 511 && func66(data8) > 511) {
          let err28 = { instancePath: instancePath + "/job_id", schemaPath: "#/properties/job_id/maxLength", keyword: "maxLength", params: { limit: 511 }, message: "must NOT have more than 511 characters" };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
        if (data8.length < 2 && func66(data8) < 1) {
          let err29 = { instancePath: instancePath + "/job_id", schemaPath: "#/properties/job_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
      }
    }
    if (data.candidate_id !== void 0 && func0.call(data, "candidate_id")) {
      let data9 = data.candidate_id;
      if (typeof data9 != "string" && data9 !== null) {
        let err30 = { instancePath: instancePath + "/candidate_id", schemaPath: "#/properties/candidate_id/type", keyword: "type", params: { type: schema28.properties.candidate_id.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
      if (typeof data9 == "string") {
        if (data9.length > 511 * 2 || data9.length > 511 && func66(data9) > 511) {
          let err31 = { instancePath: instancePath + "/candidate_id", schemaPath: "#/properties/candidate_id/maxLength", keyword: "maxLength", params: { limit: 511 }, message: "must NOT have more than 511 characters" };
          vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
        if (data9.length < 2 && func66(data9) < 1) {
          let err32 = { instancePath: instancePath + "/candidate_id", schemaPath: "#/properties/candidate_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
      }
    }
    if (data.conference !== void 0 && func0.call(data, "conference")) {
      let data10 = data.conference;
      if (!(data10 && typeof data10 == "object" && !Array.isArray(data10)) && data10 !== null) {
        let err33 = { instancePath: instancePath + "/conference", schemaPath: "#/properties/conference/type", keyword: "type", params: { type: schema28.properties.conference.type }, message: "must be object,null" };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
      if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
        if (data10.type === void 0 || !func0.call(data10, "type")) {
          let err34 = { instancePath: instancePath + "/conference", schemaPath: "#/properties/conference/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
          vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
        }
        if (data10.id === void 0 || !func0.call(data10, "id")) {
          let err35 = { instancePath: instancePath + "/conference", schemaPath: "#/properties/conference/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
          vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
        }
        if (data10.url === void 0 || !func0.call(data10, "url")) {
          let err36 = { instancePath: instancePath + "/conference", schemaPath: "#/properties/conference/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
          vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
        }
        if (data10.type !== void 0 && func0.call(data10, "type")) {
          let data11 = data10.type;
          if (typeof data11 != "string") {
            let err37 = { instancePath: instancePath + "/conference/type", schemaPath: "#/properties/conference/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
          }
          if (data11 !== "zoom_meeting") {
            let err38 = { instancePath: instancePath + "/conference/type", schemaPath: "#/properties/conference/properties/type/enum", keyword: "enum", params: { allowedValues: schema28.properties.conference.properties.type.enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
          }
        }
        if (data10.id !== void 0 && func0.call(data10, "id")) {
          let data12 = data10.id;
          if (typeof data12 == "string") {
            if (data12.length > 510 || data12.length > 255 && func66(data12) > 255) {
              let err39 = { instancePath: instancePath + "/conference/id", schemaPath: "#/properties/conference/properties/id/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
              vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
            }
            if (data12.length < 2 && func66(data12) < 1) {
              let err40 = { instancePath: instancePath + "/conference/id", schemaPath: "#/properties/conference/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
            }
          } else {
            let err41 = { instancePath: instancePath + "/conference/id", schemaPath: "#/properties/conference/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
          }
        }
        if (data10.url !== void 0 && func0.call(data10, "url")) {
          let data13 = data10.url;
          if (typeof data13 == "string") {
            if (data13.length > 2048 * 2 || data13.length > 2048 && func66(data13) > 2048) {
              let err42 = { instancePath: instancePath + "/conference/url", schemaPath: "#/properties/conference/properties/url/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
              vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
            }
            if (data13.length < 2 && func66(data13) < 1) {
              let err43 = { instancePath: instancePath + "/conference/url", schemaPath: "#/properties/conference/properties/url/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
            }
          } else {
            let err44 = { instancePath: instancePath + "/conference/url", schemaPath: "#/properties/conference/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
          }
        }
      }
    }
    if (data.created_at !== void 0 && func0.call(data, "created_at")) {
      let data14 = data.created_at;
      if (typeof data14 == "string" && !pattern5.test(data14)) {
        let err45 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' };
        vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
      }
      if (typeof data14 == "string") {
        if (data14.length > 54 || data14.length > 27 && func66(data14) > 27) {
          let err46 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" };
          vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
        }
        if (!formats0.validate(data14)) {
          let err47 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
        }
      } else {
        let err48 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
      }
    }
    if (data.members !== void 0 && func0.call(data, "members")) {
      let data15 = data.members;
      if (Array.isArray(data15)) {
        if (data15.length > 1e3) {
          let err49 = { instancePath: instancePath + "/members", schemaPath: "#/properties/members/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
          vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
        }
        let len0 = data15.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data16 = data15[i0];
          if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
            if (data16.id === void 0 || !func0.call(data16, "id")) {
              let err50 = { instancePath: instancePath + "/members/" + i0, schemaPath: "#/properties/members/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
              vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
            }
            for (let key1 of Object.keys(data16))
              if (!(key1 === "id" || key1 === "status")) {
                let err51 = { instancePath: instancePath + "/members/" + i0, schemaPath: "#/properties/members/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
              }
            if (data16.id !== void 0 && func0.call(data16, "id")) {
              let data17 = data16.id;
              if (typeof data17 == "string") {
                if (data17.length > 511 * 2 || data17.length > 511 && func66(data17) > 511) {
                  let err52 = { instancePath: instancePath + "/members/" + i0 + "/id", schemaPath: "#/properties/members/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 511 }, message: "must NOT have more than 511 characters" };
                  vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
                }
                if (data17.length < 2 && func66(data17) < 1) {
                  let err53 = { instancePath: instancePath + "/members/" + i0 + "/id", schemaPath: "#/properties/members/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
                }
              } else {
                let err54 = { instancePath: instancePath + "/members/" + i0 + "/id", schemaPath: "#/properties/members/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
              }
            }
            if (data16.status !== void 0 && func0.call(data16, "status")) {
              let data18 = data16.status;
              if (typeof data18 != "string") {
                let err55 = { instancePath: instancePath + "/members/" + i0 + "/status", schemaPath: "#/properties/members/items/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
              }
              if (!(data18 === "accepted" || data18 === "declined" || data18 === "needs-action")) {
                let err56 = { instancePath: instancePath + "/members/" + i0 + "/status", schemaPath: "#/properties/members/items/properties/status/enum", keyword: "enum", params: { allowedValues: schema28.properties.members.items.properties.status.enum }, message: "must be equal to one of the allowed values" };
                vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
              }
            }
          } else {
            let err57 = { instancePath: instancePath + "/members/" + i0, schemaPath: "#/properties/members/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
          }
        }
      } else {
        let err58 = { instancePath: instancePath + "/members", schemaPath: "#/properties/members/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
      }
    }
  } else {
    let err59 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
  }
  return validate61.errors = vErrors, errors === 0;
}
validate61.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var file_body = validate62, schema29 = { type: "object", required: ["record", "kind", "name"], properties: { record: { type: "string", enum: ["file"] }, id: { type: "string", maxLength: 16, allOf: [{ pattern: "^[0-9a-f]{16}$" }] }, candidate_id: { type: ["string", "null"], minLength: 1, maxLength: 511 }, employee_id: { type: "string", minLength: 1, maxLength: 511 }, uploader_id: { type: "string", minLength: 1, maxLength: 511 }, kind: { type: "string", enum: ["resume", "image", "attachment", "answer", "attribute", "document"] }, name: { type: "string", minLength: 1, maxLength: 255 }, media_type: { type: "string", minLength: 1, maxLength: 255 }, size: { type: ["integer", "null"], minimum: 0, maximum: 20971520 }, sha256: { type: ["string", "null"], maxLength: 64, allOf: [{ pattern: "^[0-9a-f]{64}$" }] }, source_url: { type: ["string", "null"], maxLength: 2048 }, failures: { type: "integer", minimum: 0, maximum: 1e3 }, fetch_at: { type: ["string", "null"], format: "date-time", maxLength: 27, allOf: [{ pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }] }, created_at: { type: "string", format: "date-time", maxLength: 27, allOf: [{ pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }] }, updated_at: { type: "string", format: "date-time", maxLength: 27, allOf: [{ pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }] }, data: { type: "string", maxLength: 27962028 } }, additionalProperties: !1, $id: "file_body" }, pattern48 = new RegExp("^[0-9a-f]{64}$", "u");
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate62.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.record === void 0 || !func0.call(data, "record")) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "record" }, message: "must have required property 'record'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.kind === void 0 || !func0.call(data, "kind")) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.name === void 0 || !func0.call(data, "name")) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 of Object.keys(data))
      if (!func0.call(schema29.properties, key0)) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.record !== void 0 && func0.call(data, "record")) {
      let data0 = data.record;
      if (typeof data0 != "string") {
        let err4 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (data0 !== "file") {
        let err5 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema29.properties.record.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.id !== void 0 && func0.call(data, "id")) {
      let data1 = data.id;
      if (typeof data1 == "string" && !pattern3.test(data1)) {
        let err6 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data1 == "string") {
        if (data1.length > 32 || data1.length > 16 && func66(data1) > 16) {
          let err7 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.candidate_id !== void 0 && func0.call(data, "candidate_id")) {
      let data2 = data.candidate_id;
      if (typeof data2 != "string" && data2 !== null) {
        let err9 = { instancePath: instancePath + "/candidate_id", schemaPath: "#/properties/candidate_id/type", keyword: "type", params: { type: schema29.properties.candidate_id.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (typeof data2 == "string") {
        if (data2.length > 511 * 2 || data2.length > 511 && func66(data2) > 511) {
          let err10 = { instancePath: instancePath + "/candidate_id", schemaPath: "#/properties/candidate_id/maxLength", keyword: "maxLength", params: { limit: 511 }, message: "must NOT have more than 511 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (data2.length < 2 && func66(data2) < 1) {
          let err11 = { instancePath: instancePath + "/candidate_id", schemaPath: "#/properties/candidate_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      }
    }
    if (data.employee_id !== void 0 && func0.call(data, "employee_id")) {
      let data3 = data.employee_id;
      if (typeof data3 == "string") {
        if (data3.length > 511 * 2 || data3.length > 511 && func66(data3) > 511) {
          let err12 = { instancePath: instancePath + "/employee_id", schemaPath: "#/properties/employee_id/maxLength", keyword: "maxLength", params: { limit: 511 }, message: "must NOT have more than 511 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data3.length < 2 && func66(data3) < 1) {
          let err13 = { instancePath: instancePath + "/employee_id", schemaPath: "#/properties/employee_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/employee_id", schemaPath: "#/properties/employee_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.uploader_id !== void 0 && func0.call(data, "uploader_id")) {
      let data4 = data.uploader_id;
      if (typeof data4 == "string") {
        if (data4.length > 511 * 2 || data4.length > 511 && func66(data4) > 511) {
          let err15 = { instancePath: instancePath + "/uploader_id", schemaPath: "#/properties/uploader_id/maxLength", keyword: "maxLength", params: { limit: 511 }, message: "must NOT have more than 511 characters" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (data4.length < 2 && func66(data4) < 1) {
          let err16 = { instancePath: instancePath + "/uploader_id", schemaPath: "#/properties/uploader_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      } else {
        let err17 = { instancePath: instancePath + "/uploader_id", schemaPath: "#/properties/uploader_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.kind !== void 0 && func0.call(data, "kind")) {
      let data5 = data.kind;
      if (typeof data5 != "string") {
        let err18 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (!(data5 === "resume" || data5 === "image" || data5 === "attachment" || data5 === "answer" || data5 === "attribute" || data5 === "document")) {
        let err19 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema29.properties.kind.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.name !== void 0 && func0.call(data, "name")) {
      let data6 = data.name;
      if (typeof data6 == "string") {
        if (data6.length > 510 || data6.length > 255 && func66(data6) > 255) {
          let err20 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        if (data6.length < 2 && func66(data6) < 1) {
          let err21 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
      } else {
        let err22 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.media_type !== void 0 && func0.call(data, "media_type")) {
      let data7 = data.media_type;
      if (typeof data7 == "string") {
        if (data7.length > 510 || data7.length > 255 && func66(data7) > 255) {
          let err23 = { instancePath: instancePath + "/media_type", schemaPath: "#/properties/media_type/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        if (data7.length < 2 && func66(data7) < 1) {
          let err24 = { instancePath: instancePath + "/media_type", schemaPath: "#/properties/media_type/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
      } else {
        let err25 = { instancePath: instancePath + "/media_type", schemaPath: "#/properties/media_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.size !== void 0 && func0.call(data, "size")) {
      let data8 = data.size;
      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8)) && data8 !== null) {
        let err26 = { instancePath: instancePath + "/size", schemaPath: "#/properties/size/type", keyword: "type", params: { type: schema29.properties.size.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 > 20971520 || isNaN(data8)) {
          let err27 = { instancePath: instancePath + "/size", schemaPath: "#/properties/size/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20971520 }, message: "must be <= 20971520" };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
        if (data8 < 0 || isNaN(data8)) {
          let err28 = { instancePath: instancePath + "/size", schemaPath: "#/properties/size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
      }
    }
    if (data.sha256 !== void 0 && func0.call(data, "sha256")) {
      let data9 = data.sha256;
      if (typeof data9 != "string" && data9 !== null) {
        let err29 = { instancePath: instancePath + "/sha256", schemaPath: "#/properties/sha256/type", keyword: "type", params: { type: schema29.properties.sha256.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
      if (typeof data9 == "string" && !pattern48.test(data9)) {
        let err30 = { instancePath: instancePath + "/sha256", schemaPath: "#/properties/sha256/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
      if (typeof data9 == "string" && (data9.length > 128 || data9.length > 64 && func66(data9) > 64)) {
        let err31 = { instancePath: instancePath + "/sha256", schemaPath: "#/properties/sha256/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data.source_url !== void 0 && func0.call(data, "source_url")) {
      let data10 = data.source_url;
      if (typeof data10 != "string" && data10 !== null) {
        let err32 = { instancePath: instancePath + "/source_url", schemaPath: "#/properties/source_url/type", keyword: "type", params: { type: schema29.properties.source_url.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
      if (typeof data10 == "string" && (data10.length > 2048 * 2 || data10.length > 2048 && func66(data10) > 2048)) {
        let err33 = { instancePath: instancePath + "/source_url", schemaPath: "#/properties/source_url/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data.failures !== void 0 && func0.call(data, "failures")) {
      let data11 = data.failures;
      if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
        let err34 = { instancePath: instancePath + "/failures", schemaPath: "#/properties/failures/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
      if (typeof data11 == "number" && isFinite(data11)) {
        if (data11 > 1e3 || isNaN(data11)) {
          let err35 = { instancePath: instancePath + "/failures", schemaPath: "#/properties/failures/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" };
          vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
        }
        if (data11 < 0 || isNaN(data11)) {
          let err36 = { instancePath: instancePath + "/failures", schemaPath: "#/properties/failures/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
        }
      }
    }
    if (data.fetch_at !== void 0 && func0.call(data, "fetch_at")) {
      let data12 = data.fetch_at;
      if (typeof data12 != "string" && data12 !== null) {
        let err37 = { instancePath: instancePath + "/fetch_at", schemaPath: "#/properties/fetch_at/type", keyword: "type", params: { type: schema29.properties.fetch_at.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
      if (typeof data12 == "string" && !pattern5.test(data12)) {
        let err38 = { instancePath: instancePath + "/fetch_at", schemaPath: "#/properties/fetch_at/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
      if (typeof data12 == "string") {
        if (data12.length > 54 || data12.length > 27 && func66(data12) > 27) {
          let err39 = { instancePath: instancePath + "/fetch_at", schemaPath: "#/properties/fetch_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" };
          vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
        }
        if (!formats0.validate(data12)) {
          let err40 = { instancePath: instancePath + "/fetch_at", schemaPath: "#/properties/fetch_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
        }
      }
    }
    if (data.created_at !== void 0 && func0.call(data, "created_at")) {
      let data13 = data.created_at;
      if (typeof data13 == "string" && !pattern5.test(data13)) {
        let err41 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' };
        vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
      }
      if (typeof data13 == "string") {
        if (data13.length > 54 || data13.length > 27 && func66(data13) > 27) {
          let err42 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" };
          vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
        }
        if (!formats0.validate(data13)) {
          let err43 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
        }
      } else {
        let err44 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
      }
    }
    if (data.updated_at !== void 0 && func0.call(data, "updated_at")) {
      let data14 = data.updated_at;
      if (typeof data14 == "string" && !pattern5.test(data14)) {
        let err45 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' };
        vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
      }
      if (typeof data14 == "string") {
        if (data14.length > 54 || data14.length > 27 && func66(data14) > 27) {
          let err46 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" };
          vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
        }
        if (!formats0.validate(data14)) {
          let err47 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
        }
      } else {
        let err48 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
      }
    }
    if (data.data !== void 0 && func0.call(data, "data")) {
      let data15 = data.data;
      if (typeof data15 == "string") {
        if (data15.length > 27962028 * 2 || data15.length > 27962028 && func66(data15) > 27962028) {
          let err49 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/maxLength", keyword: "maxLength", params: { limit: 27962028 }, message: "must NOT have more than 27962028 characters" };
          vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
        }
      } else {
        let err50 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
      }
    }
  } else {
    let err51 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
  }
  return validate62.errors = vErrors, errors === 0;
}
validate62.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var header_body = validate63, schema30 = { type: "object", required: ["record", "version", "account"], properties: { record: { type: "string", enum: ["spindle"] }, version: { type: "integer", enum: [1] }, account: { type: "string", maxLength: 63, allOf: [{ pattern: "^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$" }] }, records: { type: "integer", minimum: 0, maximum: 9007199254740991 }, exported_at: { type: "string", format: "date-time", maxLength: 27, allOf: [{ pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }] } }, additionalProperties: !1, $id: "header_body" };
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate63.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.record === void 0 || !func0.call(data, "record")) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "record" }, message: "must have required property 'record'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.version === void 0 || !func0.call(data, "version")) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.account === void 0 || !func0.call(data, "account")) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account" }, message: "must have required property 'account'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 of Object.keys(data))
      if (!(key0 === "record" || key0 === "version" || key0 === "account" || key0 === "records" || key0 === "exported_at")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.record !== void 0 && func0.call(data, "record")) {
      let data0 = data.record;
      if (typeof data0 != "string") {
        let err4 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (data0 !== "spindle") {
        let err5 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema30.properties.record.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.version !== void 0 && func0.call(data, "version")) {
      let data1 = data.version;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err6 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (data1 !== 1) {
        let err7 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/enum", keyword: "enum", params: { allowedValues: schema30.properties.version.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.account !== void 0 && func0.call(data, "account")) {
      let data2 = data.account;
      if (typeof data2 == "string" && !pattern4.test(data2)) {
        let err8 = { instancePath: instancePath + "/account", schemaPath: "#/properties/account/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$" }, message: 'must match pattern "^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$"' };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (typeof data2 == "string") {
        if (data2.length > 126 || data2.length > 63 && func66(data2) > 63) {
          let err9 = { instancePath: instancePath + "/account", schemaPath: "#/properties/account/maxLength", keyword: "maxLength", params: { limit: 63 }, message: "must NOT have more than 63 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/account", schemaPath: "#/properties/account/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.records !== void 0 && func0.call(data, "records")) {
      let data3 = data.records;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err11 = { instancePath: instancePath + "/records", schemaPath: "#/properties/records/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 9007199254740991 || isNaN(data3)) {
          let err12 = { instancePath: instancePath + "/records", schemaPath: "#/properties/records/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          let err13 = { instancePath: instancePath + "/records", schemaPath: "#/properties/records/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      }
    }
    if (data.exported_at !== void 0 && func0.call(data, "exported_at")) {
      let data4 = data.exported_at;
      if (typeof data4 == "string" && !pattern5.test(data4)) {
        let err14 = { instancePath: instancePath + "/exported_at", schemaPath: "#/properties/exported_at/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data4 == "string") {
        if (data4.length > 54 || data4.length > 27 && func66(data4) > 27) {
          let err15 = { instancePath: instancePath + "/exported_at", schemaPath: "#/properties/exported_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (!formats0.validate(data4)) {
          let err16 = { instancePath: instancePath + "/exported_at", schemaPath: "#/properties/exported_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      } else {
        let err17 = { instancePath: instancePath + "/exported_at", schemaPath: "#/properties/exported_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
  } else {
    let err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
  }
  return validate63.errors = vErrors, errors === 0;
}
validate63.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var holiday_calendar_body = validate64, schema31 = { type: "object", required: ["record", "name"], properties: { record: { type: "string", enum: ["holiday_calendar"] }, number: { type: "integer", minimum: 1, maximum: 4503599627370495 }, id: { type: "string", maxLength: 16, allOf: [{ pattern: "^[0-9a-f]{16}$" }] }, name: { type: "string", minLength: 1, maxLength: 255 }, holidays: { type: "array", maxItems: 1e3, items: { type: "object", required: ["day", "name"], properties: { day: { type: "string", format: "date", maxLength: 10, allOf: [{ pattern: "^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$" }] }, name: { type: "string", minLength: 1, maxLength: 255 } }, additionalProperties: !1 } } }, additionalProperties: !1, $id: "holiday_calendar_body" };
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate64.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.record === void 0 || !func0.call(data, "record")) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "record" }, message: "must have required property 'record'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0 || !func0.call(data, "name")) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 of Object.keys(data))
      if (!(key0 === "record" || key0 === "number" || key0 === "id" || key0 === "name" || key0 === "holidays")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.record !== void 0 && func0.call(data, "record")) {
      let data0 = data.record;
      if (typeof data0 != "string") {
        let err3 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (data0 !== "holiday_calendar") {
        let err4 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema31.properties.record.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.number !== void 0 && func0.call(data, "number")) {
      let data1 = data.number;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err5 = { instancePath: instancePath + "/number", schemaPath: "#/properties/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 4503599627370495 || isNaN(data1)) {
          let err6 = { instancePath: instancePath + "/number", schemaPath: "#/properties/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4503599627370495 }, message: "must be <= 4503599627370495" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err7 = { instancePath: instancePath + "/number", schemaPath: "#/properties/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      }
    }
    if (data.id !== void 0 && func0.call(data, "id")) {
      let data2 = data.id;
      if (typeof data2 == "string" && !pattern3.test(data2)) {
        let err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (typeof data2 == "string") {
        if (data2.length > 32 || data2.length > 16 && func66(data2) > 16) {
          let err9 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.name !== void 0 && func0.call(data, "name")) {
      let data3 = data.name;
      if (typeof data3 == "string") {
        if (data3.length > 510 || data3.length > 255 && func66(data3) > 255) {
          let err11 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data3.length < 2 && func66(data3) < 1) {
          let err12 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.holidays !== void 0 && func0.call(data, "holidays")) {
      let data4 = data.holidays;
      if (Array.isArray(data4)) {
        if (data4.length > 1e3) {
          let err14 = { instancePath: instancePath + "/holidays", schemaPath: "#/properties/holidays/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data5 = data4[i0];
          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
            if (data5.day === void 0 || !func0.call(data5, "day")) {
              let err15 = { instancePath: instancePath + "/holidays/" + i0, schemaPath: "#/properties/holidays/items/required", keyword: "required", params: { missingProperty: "day" }, message: "must have required property 'day'" };
              vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
            if (data5.name === void 0 || !func0.call(data5, "name")) {
              let err16 = { instancePath: instancePath + "/holidays/" + i0, schemaPath: "#/properties/holidays/items/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
              vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
            }
            for (let key1 of Object.keys(data5))
              if (!(key1 === "day" || key1 === "name")) {
                let err17 = { instancePath: instancePath + "/holidays/" + i0, schemaPath: "#/properties/holidays/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
              }
            if (data5.day !== void 0 && func0.call(data5, "day")) {
              let data6 = data5.day;
              if (typeof data6 == "string" && !pattern35.test(data6)) {
                let err18 = { instancePath: instancePath + "/holidays/" + i0 + "/day", schemaPath: "#/properties/holidays/items/properties/day/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$" }, message: 'must match pattern "^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$"' };
                vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
              }
              if (typeof data6 == "string") {
                if (data6.length > 20 || data6.length > 10 && func66(data6) > 10) {
                  let err19 = { instancePath: instancePath + "/holidays/" + i0 + "/day", schemaPath: "#/properties/holidays/items/properties/day/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
                  vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                }
                if (!formats24.validate(data6)) {
                  let err20 = { instancePath: instancePath + "/holidays/" + i0 + "/day", schemaPath: "#/properties/holidays/items/properties/day/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
                  vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                }
              } else {
                let err21 = { instancePath: instancePath + "/holidays/" + i0 + "/day", schemaPath: "#/properties/holidays/items/properties/day/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
              }
            }
            if (data5.name !== void 0 && func0.call(data5, "name")) {
              let data7 = data5.name;
              if (typeof data7 == "string") {
                if (data7.length > 510 || data7.length > 255 && func66(data7) > 255) {
                  let err22 = { instancePath: instancePath + "/holidays/" + i0 + "/name", schemaPath: "#/properties/holidays/items/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
                  vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                }
                if (data7.length < 2 && func66(data7) < 1) {
                  let err23 = { instancePath: instancePath + "/holidays/" + i0 + "/name", schemaPath: "#/properties/holidays/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                }
              } else {
                let err24 = { instancePath: instancePath + "/holidays/" + i0 + "/name", schemaPath: "#/properties/holidays/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
              }
            }
          } else {
            let err25 = { instancePath: instancePath + "/holidays/" + i0, schemaPath: "#/properties/holidays/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
          }
        }
      } else {
        let err26 = { instancePath: instancePath + "/holidays", schemaPath: "#/properties/holidays/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
  } else {
    let err27 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
  }
  return validate64.errors = vErrors, errors === 0;
}
validate64.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var job_body = validate65, schema32 = { type: "object", required: ["record", "title"], properties: { record: { type: "string", enum: ["job"] }, id: { type: "string", maxLength: 16, allOf: [{ pattern: "^[0-9a-f]{16}$" }] }, shortcode: { type: "string", maxLength: 10, allOf: [{ pattern: "^[0-9A-F]{10}$" }] }, title: { type: "string", maxLength: 255 }, code: { type: ["string", "null"], maxLength: 255 }, state: { type: "string", enum: ["draft", "published", "closed", "archived"] }, sample: { type: "boolean" }, confidential: { type: "boolean" }, department_id: { type: ["string", "null"], minLength: 1, maxLength: 511 }, workplace_type: { type: "string", enum: ["on_site", "hybrid", "remote"] }, locations: { type: "array", maxItems: 100, items: { $ref: "JobSite" } }, salary: { $ref: "Salary" }, keywords: { type: ["array", "null"], maxItems: 100, items: { type: "string", maxLength: 255 } }, description: { type: ["string", "null"], maxLength: 1e5 }, requirements: { type: ["string", "null"], maxLength: 1e5 }, benefits: { type: ["string", "null"], maxLength: 1e5 }, employment_type: { type: ["string", "null"], maxLength: 255 }, industry: { type: ["string", "null"], maxLength: 255 }, function: { type: ["string", "null"], maxLength: 255 }, experience: { type: ["string", "null"], maxLength: 255 }, education: { type: ["string", "null"], maxLength: 255 }, form_fields: { type: "array", maxItems: 1e3, items: { type: "object", required: ["key"], properties: { key: { type: "string", maxLength: 32 }, required: { type: "boolean" }, label: {}, type: {}, max_length: {}, supported_file_types: {}, max_file_size: {}, multiple: {}, fields: {} }, additionalProperties: !1 } }, created_at: { type: "string", format: "date-time", maxLength: 27, allOf: [{ pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }] }, updated_at: { type: "string", format: "date-time", maxLength: 27, allOf: [{ pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }] }, full_title: {}, department: {}, department_hierarchy: {}, url: {}, application_url: {}, shortlink: {}, location: {}, full_description: {}, questions: { type: "array", maxItems: 1e3, items: { type: "object", required: ["body", "type"], properties: { id: { type: "string", maxLength: 16, allOf: [{ pattern: "^[0-9a-f]{16}$" }] }, body: { type: "string", maxLength: 1e4 }, type: { type: "string", enum: ["free_text", "short_text", "boolean", "multiple_choice", "dropdown", "numeric", "date", "file"] }, required: { type: "boolean" }, choices: { type: "array", maxItems: 1e3, items: { type: "object", required: ["body"], properties: { id: { type: "string", maxLength: 16, allOf: [{ pattern: "^[0-9a-f]{16}$" }] }, body: { type: "string", maxLength: 1e3 } }, additionalProperties: !1 } }, supported_file_types: { type: "array", maxItems: 100, items: { type: "string", maxLength: 32 } }, max_file_size: { type: "integer", format: "int32", minimum: 1, maximum: 2147483647 }, single_answer: {} }, additionalProperties: !1 } }, members: { type: "array", maxItems: 1e3, items: { type: "object", required: ["id", "collaboration_role"], properties: { id: { type: "string", minLength: 1, maxLength: 511 }, collaboration_role: { type: "string", enum: ["admin", "recruiting_admin", "hiring_manager", "simple", "reviewer"] }, name: {}, headline: {}, email: {}, role: {}, type: {} }, additionalProperties: !1 } }, recruiters: { type: "array", maxItems: 1e3, items: { type: "object", required: ["id"], properties: { id: { type: "string", minLength: 1, maxLength: 511 }, name: {}, email: {} }, additionalProperties: !1 } }, custom_attributes: { type: "array", maxItems: 1e3, items: { type: "object", required: ["id"], properties: { id: { type: "string", minLength: 1, maxLength: 511 }, required: { type: "boolean" } }, additionalProperties: !1 } } }, additionalProperties: !1, $id: "job_body" }, pattern57 = new RegExp("^[0-9A-F]{10}$", "u"), schema33 = { type: "object", required: ["shortcode", "country_code", "country_name", "state_code", "subregion", "zip_code", "city", "coords", "hidden"], properties: { shortcode: { type: ["string", "null"], maxLength: 32 }, country_code: { type: ["string", "null"], maxLength: 2 }, country_name: { type: ["string", "null"], maxLength: 255 }, state_code: { type: ["string", "null"], maxLength: 16 }, subregion: { type: ["string", "null"], maxLength: 255 }, zip_code: { type: ["string", "null"], maxLength: 32 }, city: { type: ["string", "null"], maxLength: 255 }, coords: { type: ["string", "null"], maxLength: 64 }, hidden: { type: "boolean" } }, additionalProperties: !1, $id: "JobSite" };
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate66.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.shortcode === void 0 || !func0.call(data, "shortcode")) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "shortcode" }, message: "must have required property 'shortcode'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.country_code === void 0 || !func0.call(data, "country_code")) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "country_code" }, message: "must have required property 'country_code'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.country_name === void 0 || !func0.call(data, "country_name")) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "country_name" }, message: "must have required property 'country_name'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.state_code === void 0 || !func0.call(data, "state_code")) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state_code" }, message: "must have required property 'state_code'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.subregion === void 0 || !func0.call(data, "subregion")) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "subregion" }, message: "must have required property 'subregion'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.zip_code === void 0 || !func0.call(data, "zip_code")) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "zip_code" }, message: "must have required property 'zip_code'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.city === void 0 || !func0.call(data, "city")) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "city" }, message: "must have required property 'city'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.coords === void 0 || !func0.call(data, "coords")) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "coords" }, message: "must have required property 'coords'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.hidden === void 0 || !func0.call(data, "hidden")) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hidden" }, message: "must have required property 'hidden'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    for (let key0 of Object.keys(data))
      if (!func0.call(schema33.properties, key0)) {
        let err9 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    if (data.shortcode !== void 0 && func0.call(data, "shortcode")) {
      let data0 = data.shortcode;
      if (typeof data0 != "string" && data0 !== null) {
        let err10 = { instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/type", keyword: "type", params: { type: schema33.properties.shortcode.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data0 == "string" && (data0.length > 64 || data0.length > 32 && func66(data0) > 32)) {
        let err11 = { instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.country_code !== void 0 && func0.call(data, "country_code")) {
      let data1 = data.country_code;
      if (typeof data1 != "string" && data1 !== null) {
        let err12 = { instancePath: instancePath + "/country_code", schemaPath: "#/properties/country_code/type", keyword: "type", params: { type: schema33.properties.country_code.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (typeof data1 == "string" && (data1.length > 4 || data1.length > 2 && func66(data1) > 2)) {
        let err13 = { instancePath: instancePath + "/country_code", schemaPath: "#/properties/country_code/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.country_name !== void 0 && func0.call(data, "country_name")) {
      let data2 = data.country_name;
      if (typeof data2 != "string" && data2 !== null) {
        let err14 = { instancePath: instancePath + "/country_name", schemaPath: "#/properties/country_name/type", keyword: "type", params: { type: schema33.properties.country_name.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data2 == "string" && (data2.length > 510 || data2.length > 255 && func66(data2) > 255)) {
        let err15 = { instancePath: instancePath + "/country_name", schemaPath: "#/properties/country_name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.state_code !== void 0 && func0.call(data, "state_code")) {
      let data3 = data.state_code;
      if (typeof data3 != "string" && data3 !== null) {
        let err16 = { instancePath: instancePath + "/state_code", schemaPath: "#/properties/state_code/type", keyword: "type", params: { type: schema33.properties.state_code.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (typeof data3 == "string" && (data3.length > 32 || data3.length > 16 && func66(data3) > 16)) {
        let err17 = { instancePath: instancePath + "/state_code", schemaPath: "#/properties/state_code/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.subregion !== void 0 && func0.call(data, "subregion")) {
      let data4 = data.subregion;
      if (typeof data4 != "string" && data4 !== null) {
        let err18 = { instancePath: instancePath + "/subregion", schemaPath: "#/properties/subregion/type", keyword: "type", params: { type: schema33.properties.subregion.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (typeof data4 == "string" && (data4.length > 510 || data4.length > 255 && func66(data4) > 255)) {
        let err19 = { instancePath: instancePath + "/subregion", schemaPath: "#/properties/subregion/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.zip_code !== void 0 && func0.call(data, "zip_code")) {
      let data5 = data.zip_code;
      if (typeof data5 != "string" && data5 !== null) {
        let err20 = { instancePath: instancePath + "/zip_code", schemaPath: "#/properties/zip_code/type", keyword: "type", params: { type: schema33.properties.zip_code.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      if (typeof data5 == "string" && (data5.length > 64 || data5.length > 32 && func66(data5) > 32)) {
        let err21 = { instancePath: instancePath + "/zip_code", schemaPath: "#/properties/zip_code/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.city !== void 0 && func0.call(data, "city")) {
      let data6 = data.city;
      if (typeof data6 != "string" && data6 !== null) {
        let err22 = { instancePath: instancePath + "/city", schemaPath: "#/properties/city/type", keyword: "type", params: { type: schema33.properties.city.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
      if (typeof data6 == "string" && (data6.length > 510 || data6.length > 255 && func66(data6) > 255)) {
        let err23 = { instancePath: instancePath + "/city", schemaPath: "#/properties/city/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.coords !== void 0 && func0.call(data, "coords")) {
      let data7 = data.coords;
      if (typeof data7 != "string" && data7 !== null) {
        let err24 = { instancePath: instancePath + "/coords", schemaPath: "#/properties/coords/type", keyword: "type", params: { type: schema33.properties.coords.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
      if (typeof data7 == "string" && (data7.length > 128 || data7.length > 64 && func66(data7) > 64)) {
        let err25 = { instancePath: instancePath + "/coords", schemaPath: "#/properties/coords/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.hidden !== void 0 && func0.call(data, "hidden") && typeof data.hidden != "boolean") {
      let err26 = { instancePath: instancePath + "/hidden", schemaPath: "#/properties/hidden/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
    }
  } else {
    let err27 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
  }
  return validate66.errors = vErrors, errors === 0;
}
validate66.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema34 = { type: "object", required: ["salary_from", "salary_to", "salary_currency"], properties: { salary_from: { type: ["integer", "null"], format: "int64", minimum: 0, maximum: 999999999999 }, salary_to: { type: ["integer", "null"], format: "int64", minimum: 0, maximum: 999999999999 }, salary_currency: { type: ["string", "null"], maxLength: 3 } }, additionalProperties: !1, $id: "Salary" }, formats52 = require_formats().fullFormats.int64;
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate68.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.salary_from === void 0 || !func0.call(data, "salary_from")) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "salary_from" }, message: "must have required property 'salary_from'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.salary_to === void 0 || !func0.call(data, "salary_to")) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "salary_to" }, message: "must have required property 'salary_to'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.salary_currency === void 0 || !func0.call(data, "salary_currency")) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "salary_currency" }, message: "must have required property 'salary_currency'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 of Object.keys(data))
      if (!(key0 === "salary_from" || key0 === "salary_to" || key0 === "salary_currency")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.salary_from !== void 0 && func0.call(data, "salary_from")) {
      let data0 = data.salary_from;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && data0 !== null) {
        let err4 = { instancePath: instancePath + "/salary_from", schemaPath: "#/properties/salary_from/type", keyword: "type", params: { type: schema34.properties.salary_from.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 999999999999 || isNaN(data0)) {
          let err5 = { instancePath: instancePath + "/salary_from", schemaPath: "#/properties/salary_from/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999999 }, message: "must be <= 999999999999" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          let err6 = { instancePath: instancePath + "/salary_from", schemaPath: "#/properties/salary_from/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (!formats52.validate(data0)) {
          let err7 = { instancePath: instancePath + "/salary_from", schemaPath: "#/properties/salary_from/format", keyword: "format", params: { format: "int64" }, message: 'must match format "int64"' };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      }
    }
    if (data.salary_to !== void 0 && func0.call(data, "salary_to")) {
      let data1 = data.salary_to;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && data1 !== null) {
        let err8 = { instancePath: instancePath + "/salary_to", schemaPath: "#/properties/salary_to/type", keyword: "type", params: { type: schema34.properties.salary_to.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 999999999999 || isNaN(data1)) {
          let err9 = { instancePath: instancePath + "/salary_to", schemaPath: "#/properties/salary_to/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999999 }, message: "must be <= 999999999999" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          let err10 = { instancePath: instancePath + "/salary_to", schemaPath: "#/properties/salary_to/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (!formats52.validate(data1)) {
          let err11 = { instancePath: instancePath + "/salary_to", schemaPath: "#/properties/salary_to/format", keyword: "format", params: { format: "int64" }, message: 'must match format "int64"' };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      }
    }
    if (data.salary_currency !== void 0 && func0.call(data, "salary_currency")) {
      let data2 = data.salary_currency;
      if (typeof data2 != "string" && data2 !== null) {
        let err12 = { instancePath: instancePath + "/salary_currency", schemaPath: "#/properties/salary_currency/type", keyword: "type", params: { type: schema34.properties.salary_currency.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (typeof data2 == "string" && (data2.length > 6 || data2.length > 3 && func66(data2) > 3)) {
        let err13 = { instancePath: instancePath + "/salary_currency", schemaPath: "#/properties/salary_currency/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
  } else {
    let err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  return validate68.errors = vErrors, errors === 0;
}
validate68.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate65.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.record === void 0 || !func0.call(data, "record")) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "record" }, message: "must have required property 'record'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.title === void 0 || !func0.call(data, "title")) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 of Object.keys(data))
      if (!func0.call(schema32.properties, key0)) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.record !== void 0 && func0.call(data, "record")) {
      let data0 = data.record;
      if (typeof data0 != "string") {
        let err3 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (data0 !== "job") {
        let err4 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema32.properties.record.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.id !== void 0 && func0.call(data, "id")) {
      let data1 = data.id;
      if (typeof data1 == "string" && !pattern3.test(data1)) {
        let err5 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data1 == "string") {
        if (data1.length > 32 || data1.length > 16 && func66(data1) > 16) {
          let err6 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.shortcode !== void 0 && func0.call(data, "shortcode")) {
      let data2 = data.shortcode;
      if (typeof data2 == "string" && !pattern57.test(data2)) {
        let err8 = { instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9A-F]{10}$" }, message: 'must match pattern "^[0-9A-F]{10}$"' };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (typeof data2 == "string") {
        if (data2.length > 20 || data2.length > 10 && func66(data2) > 10) {
          let err9 = { instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.title !== void 0 && func0.call(data, "title")) {
      let data3 = data.title;
      if (typeof data3 == "string") {
        if (data3.length > 510 || data3.length > 255 && func66(data3) > 255) {
          let err11 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.code !== void 0 && func0.call(data, "code")) {
      let data4 = data.code;
      if (typeof data4 != "string" && data4 !== null) {
        let err13 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: schema32.properties.code.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (typeof data4 == "string" && (data4.length > 510 || data4.length > 255 && func66(data4) > 255)) {
        let err14 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.state !== void 0 && func0.call(data, "state")) {
      let data5 = data.state;
      if (typeof data5 != "string") {
        let err15 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (!(data5 === "draft" || data5 === "published" || data5 === "closed" || data5 === "archived")) {
        let err16 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema32.properties.state.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.sample !== void 0 && func0.call(data, "sample") && typeof data.sample != "boolean") {
      let err17 = { instancePath: instancePath + "/sample", schemaPath: "#/properties/sample/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.confidential !== void 0 && func0.call(data, "confidential") && typeof data.confidential != "boolean") {
      let err18 = { instancePath: instancePath + "/confidential", schemaPath: "#/properties/confidential/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
    if (data.department_id !== void 0 && func0.call(data, "department_id")) {
      let data8 = data.department_id;
      if (typeof data8 != "string" && data8 !== null) {
        let err19 = { instancePath: instancePath + "/department_id", schemaPath: "#/properties/department_id/type", keyword: "type", params: { type: schema32.properties.department_id.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (typeof data8 == "string") {
        if (data8.length > 511 * 2 || data8.length > 511 && func66(data8) > 511) {
          let err20 = { instancePath: instancePath + "/department_id", schemaPath: "#/properties/department_id/maxLength", keyword: "maxLength", params: { limit: 511 }, message: "must NOT have more than 511 characters" };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        if (data8.length < 2 && func66(data8) < 1) {
          let err21 = { instancePath: instancePath + "/department_id", schemaPath: "#/properties/department_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
      }
    }
    if (data.workplace_type !== void 0 && func0.call(data, "workplace_type")) {
      let data9 = data.workplace_type;
      if (typeof data9 != "string") {
        let err22 = { instancePath: instancePath + "/workplace_type", schemaPath: "#/properties/workplace_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
      if (!(data9 === "on_site" || data9 === "hybrid" || data9 === "remote")) {
        let err23 = { instancePath: instancePath + "/workplace_type", schemaPath: "#/properties/workplace_type/enum", keyword: "enum", params: { allowedValues: schema32.properties.workplace_type.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.locations !== void 0 && func0.call(data, "locations")) {
      let data10 = data.locations;
      if (Array.isArray(data10)) {
        if (data10.length > 100) {
          let err24 = { instancePath: instancePath + "/locations", schemaPath: "#/properties/locations/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        let len0 = data10.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate66(data10[i0], { instancePath: instancePath + "/locations/" + i0, parentData: data10, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors), errors = vErrors.length);
      } else {
        let err25 = { instancePath: instancePath + "/locations", schemaPath: "#/properties/locations/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.salary !== void 0 && func0.call(data, "salary") && (validate68(data.salary, { instancePath: instancePath + "/salary", parentData: data, parentDataProperty: "salary", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length)), data.keywords !== void 0 && func0.call(data, "keywords")) {
      let data13 = data.keywords;
      if (!Array.isArray(data13) && data13 !== null) {
        let err26 = { instancePath: instancePath + "/keywords", schemaPath: "#/properties/keywords/type", keyword: "type", params: { type: schema32.properties.keywords.type }, message: "must be array,null" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
      if (Array.isArray(data13)) {
        if (data13.length > 100) {
          let err27 = { instancePath: instancePath + "/keywords", schemaPath: "#/properties/keywords/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
        let len1 = data13.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data14 = data13[i1];
          if (typeof data14 == "string") {
            if (data14.length > 510 || data14.length > 255 && func66(data14) > 255) {
              let err28 = { instancePath: instancePath + "/keywords/" + i1, schemaPath: "#/properties/keywords/items/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
              vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
            }
          } else {
            let err29 = { instancePath: instancePath + "/keywords/" + i1, schemaPath: "#/properties/keywords/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
          }
        }
      }
    }
    if (data.description !== void 0 && func0.call(data, "description")) {
      let data15 = data.description;
      if (typeof data15 != "string" && data15 !== null) {
        let err30 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema32.properties.description.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
      if (typeof data15 == "string" && (data15.length > 1e5 * 2 || data15.length > 1e5 && func66(data15) > 1e5)) {
        let err31 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data.requirements !== void 0 && func0.call(data, "requirements")) {
      let data16 = data.requirements;
      if (typeof data16 != "string" && data16 !== null) {
        let err32 = { instancePath: instancePath + "/requirements", schemaPath: "#/properties/requirements/type", keyword: "type", params: { type: schema32.properties.requirements.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
      if (typeof data16 == "string" && (data16.length > 1e5 * 2 || data16.length > 1e5 && func66(data16) > 1e5)) {
        let err33 = { instancePath: instancePath + "/requirements", schemaPath: "#/properties/requirements/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data.benefits !== void 0 && func0.call(data, "benefits")) {
      let data17 = data.benefits;
      if (typeof data17 != "string" && data17 !== null) {
        let err34 = { instancePath: instancePath + "/benefits", schemaPath: "#/properties/benefits/type", keyword: "type", params: { type: schema32.properties.benefits.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
      if (typeof data17 == "string" && (data17.length > 1e5 * 2 || data17.length > 1e5 && func66(data17) > 1e5)) {
        let err35 = { instancePath: instancePath + "/benefits", schemaPath: "#/properties/benefits/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
    if (data.employment_type !== void 0 && func0.call(data, "employment_type")) {
      let data18 = data.employment_type;
      if (typeof data18 != "string" && data18 !== null) {
        let err36 = { instancePath: instancePath + "/employment_type", schemaPath: "#/properties/employment_type/type", keyword: "type", params: { type: schema32.properties.employment_type.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
      if (typeof data18 == "string" && (data18.length > 510 || data18.length > 255 && func66(data18) > 255)) {
        let err37 = { instancePath: instancePath + "/employment_type", schemaPath: "#/properties/employment_type/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
    }
    if (data.industry !== void 0 && func0.call(data, "industry")) {
      let data19 = data.industry;
      if (typeof data19 != "string" && data19 !== null) {
        let err38 = { instancePath: instancePath + "/industry", schemaPath: "#/properties/industry/type", keyword: "type", params: { type: schema32.properties.industry.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
      if (typeof data19 == "string" && (data19.length > 510 || data19.length > 255 && func66(data19) > 255)) {
        let err39 = { instancePath: instancePath + "/industry", schemaPath: "#/properties/industry/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
        vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
      }
    }
    if (data.function !== void 0 && func0.call(data, "function")) {
      let data20 = data.function;
      if (typeof data20 != "string" && data20 !== null) {
        let err40 = { instancePath: instancePath + "/function", schemaPath: "#/properties/function/type", keyword: "type", params: { type: schema32.properties.function.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
      }
      if (typeof data20 == "string" && (data20.length > 510 || data20.length > 255 && func66(data20) > 255)) {
        let err41 = { instancePath: instancePath + "/function", schemaPath: "#/properties/function/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
        vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
      }
    }
    if (data.experience !== void 0 && func0.call(data, "experience")) {
      let data21 = data.experience;
      if (typeof data21 != "string" && data21 !== null) {
        let err42 = { instancePath: instancePath + "/experience", schemaPath: "#/properties/experience/type", keyword: "type", params: { type: schema32.properties.experience.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
      if (typeof data21 == "string" && (data21.length > 510 || data21.length > 255 && func66(data21) > 255)) {
        let err43 = { instancePath: instancePath + "/experience", schemaPath: "#/properties/experience/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
        vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
      }
    }
    if (data.education !== void 0 && func0.call(data, "education")) {
      let data22 = data.education;
      if (typeof data22 != "string" && data22 !== null) {
        let err44 = { instancePath: instancePath + "/education", schemaPath: "#/properties/education/type", keyword: "type", params: { type: schema32.properties.education.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
      }
      if (typeof data22 == "string" && (data22.length > 510 || data22.length > 255 && func66(data22) > 255)) {
        let err45 = { instancePath: instancePath + "/education", schemaPath: "#/properties/education/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
        vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
      }
    }
    if (data.form_fields !== void 0 && func0.call(data, "form_fields")) {
      let data23 = data.form_fields;
      if (Array.isArray(data23)) {
        if (data23.length > 1e3) {
          let err46 = { instancePath: instancePath + "/form_fields", schemaPath: "#/properties/form_fields/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
          vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
        }
        let len2 = data23.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data24 = data23[i2];
          if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
            if (data24.key === void 0 || !func0.call(data24, "key")) {
              let err47 = { instancePath: instancePath + "/form_fields/" + i2, schemaPath: "#/properties/form_fields/items/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'" };
              vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
            }
            for (let key1 of Object.keys(data24))
              if (!func0.call(schema32.properties.form_fields.items.properties, key1)) {
                let err48 = { instancePath: instancePath + "/form_fields/" + i2, schemaPath: "#/properties/form_fields/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
              }
            if (data24.key !== void 0 && func0.call(data24, "key")) {
              let data25 = data24.key;
              if (typeof data25 == "string") {
                if (data25.length > 64 || data25.length > 32 && func66(data25) > 32) {
                  let err49 = { instancePath: instancePath + "/form_fields/" + i2 + "/key", schemaPath: "#/properties/form_fields/items/properties/key/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" };
                  vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
                }
              } else {
                let err50 = { instancePath: instancePath + "/form_fields/" + i2 + "/key", schemaPath: "#/properties/form_fields/items/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
              }
            }
            if (data24.required !== void 0 && func0.call(data24, "required") && typeof data24.required != "boolean") {
              let err51 = { instancePath: instancePath + "/form_fields/" + i2 + "/required", schemaPath: "#/properties/form_fields/items/properties/required/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
              vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
            }
          } else {
            let err52 = { instancePath: instancePath + "/form_fields/" + i2, schemaPath: "#/properties/form_fields/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
          }
        }
      } else {
        let err53 = { instancePath: instancePath + "/form_fields", schemaPath: "#/properties/form_fields/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
      }
    }
    if (data.created_at !== void 0 && func0.call(data, "created_at")) {
      let data27 = data.created_at;
      if (typeof data27 == "string" && !pattern5.test(data27)) {
        let err54 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' };
        vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
      }
      if (typeof data27 == "string") {
        if (data27.length > 54 || data27.length > 27 && func66(data27) > 27) {
          let err55 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" };
          vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
        }
        if (!formats0.validate(data27)) {
          let err56 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
        }
      } else {
        let err57 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
      }
    }
    if (data.updated_at !== void 0 && func0.call(data, "updated_at")) {
      let data28 = data.updated_at;
      if (typeof data28 == "string" && !pattern5.test(data28)) {
        let err58 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' };
        vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
      }
      if (typeof data28 == "string") {
        if (data28.length > 54 || data28.length > 27 && func66(data28) > 27) {
          let err59 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" };
          vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
        }
        if (!formats0.validate(data28)) {
          let err60 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
        }
      } else {
        let err61 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
      }
    }
    if (data.questions !== void 0 && func0.call(data, "questions")) {
      let data29 = data.questions;
      if (Array.isArray(data29)) {
        if (data29.length > 1e3) {
          let err62 = { instancePath: instancePath + "/questions", schemaPath: "#/properties/questions/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
          vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
        }
        let len3 = data29.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data30 = data29[i3];
          if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
            if (data30.body === void 0 || !func0.call(data30, "body")) {
              let err63 = { instancePath: instancePath + "/questions/" + i3, schemaPath: "#/properties/questions/items/required", keyword: "required", params: { missingProperty: "body" }, message: "must have required property 'body'" };
              vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
            }
            if (data30.type === void 0 || !func0.call(data30, "type")) {
              let err64 = { instancePath: instancePath + "/questions/" + i3, schemaPath: "#/properties/questions/items/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
              vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
            }
            for (let key2 of Object.keys(data30))
              if (!(key2 === "id" || key2 === "body" || key2 === "type" || key2 === "required" || key2 === "choices" || key2 === "supported_file_types" || key2 === "max_file_size" || key2 === "single_answer")) {
                let err65 = { instancePath: instancePath + "/questions/" + i3, schemaPath: "#/properties/questions/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
              }
            if (data30.id !== void 0 && func0.call(data30, "id")) {
              let data31 = data30.id;
              if (typeof data31 == "string" && !pattern3.test(data31)) {
                let err66 = { instancePath: instancePath + "/questions/" + i3 + "/id", schemaPath: "#/properties/questions/items/properties/id/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
                vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
              }
              if (typeof data31 == "string") {
                if (data31.length > 32 || data31.length > 16 && func66(data31) > 16) {
                  let err67 = { instancePath: instancePath + "/questions/" + i3 + "/id", schemaPath: "#/properties/questions/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
                  vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
                }
              } else {
                let err68 = { instancePath: instancePath + "/questions/" + i3 + "/id", schemaPath: "#/properties/questions/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
              }
            }
            if (data30.body !== void 0 && func0.call(data30, "body")) {
              let data32 = data30.body;
              if (typeof data32 == "string") {
                if (data32.length > 1e4 * 2 || data32.length > 1e4 && func66(data32) > 1e4) {
                  let err69 = { instancePath: instancePath + "/questions/" + i3 + "/body", schemaPath: "#/properties/questions/items/properties/body/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" };
                  vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
                }
              } else {
                let err70 = { instancePath: instancePath + "/questions/" + i3 + "/body", schemaPath: "#/properties/questions/items/properties/body/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
              }
            }
            if (data30.type !== void 0 && func0.call(data30, "type")) {
              let data33 = data30.type;
              if (typeof data33 != "string") {
                let err71 = { instancePath: instancePath + "/questions/" + i3 + "/type", schemaPath: "#/properties/questions/items/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
              }
              if (!(data33 === "free_text" || data33 === "short_text" || data33 === "boolean" || data33 === "multiple_choice" || data33 === "dropdown" || data33 === "numeric" || data33 === "date" || data33 === "file")) {
                let err72 = { instancePath: instancePath + "/questions/" + i3 + "/type", schemaPath: "#/properties/questions/items/properties/type/enum", keyword: "enum", params: { allowedValues: schema32.properties.questions.items.properties.type.enum }, message: "must be equal to one of the allowed values" };
                vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
              }
            }
            if (data30.required !== void 0 && func0.call(data30, "required") && typeof data30.required != "boolean") {
              let err73 = { instancePath: instancePath + "/questions/" + i3 + "/required", schemaPath: "#/properties/questions/items/properties/required/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
              vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
            }
            if (data30.choices !== void 0 && func0.call(data30, "choices")) {
              let data35 = data30.choices;
              if (Array.isArray(data35)) {
                if (data35.length > 1e3) {
                  let err74 = { instancePath: instancePath + "/questions/" + i3 + "/choices", schemaPath: "#/properties/questions/items/properties/choices/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
                  vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
                }
                let len4 = data35.length;
                for (let i4 = 0; i4 < len4; i4++) {
                  let data36 = data35[i4];
                  if (data36 && typeof data36 == "object" && !Array.isArray(data36)) {
                    if (data36.body === void 0 || !func0.call(data36, "body")) {
                      let err75 = { instancePath: instancePath + "/questions/" + i3 + "/choices/" + i4, schemaPath: "#/properties/questions/items/properties/choices/items/required", keyword: "required", params: { missingProperty: "body" }, message: "must have required property 'body'" };
                      vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
                    }
                    for (let key3 of Object.keys(data36))
                      if (!(key3 === "id" || key3 === "body")) {
                        let err76 = { instancePath: instancePath + "/questions/" + i3 + "/choices/" + i4, schemaPath: "#/properties/questions/items/properties/choices/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
                        vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
                      }
                    if (data36.id !== void 0 && func0.call(data36, "id")) {
                      let data37 = data36.id;
                      if (typeof data37 == "string" && !pattern3.test(data37)) {
                        let err77 = { instancePath: instancePath + "/questions/" + i3 + "/choices/" + i4 + "/id", schemaPath: "#/properties/questions/items/properties/choices/items/properties/id/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
                        vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
                      }
                      if (typeof data37 == "string") {
                        if (data37.length > 32 || data37.length > 16 && func66(data37) > 16) {
                          let err78 = { instancePath: instancePath + "/questions/" + i3 + "/choices/" + i4 + "/id", schemaPath: "#/properties/questions/items/properties/choices/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
                          vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
                        }
                      } else {
                        let err79 = { instancePath: instancePath + "/questions/" + i3 + "/choices/" + i4 + "/id", schemaPath: "#/properties/questions/items/properties/choices/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
                      }
                    }
                    if (data36.body !== void 0 && func0.call(data36, "body")) {
                      let data38 = data36.body;
                      if (typeof data38 == "string") {
                        if (data38.length > 1e3 * 2 || data38.length > 1e3 && func66(data38) > 1e3) {
                          let err80 = { instancePath: instancePath + "/questions/" + i3 + "/choices/" + i4 + "/body", schemaPath: "#/properties/questions/items/properties/choices/items/properties/body/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
                          vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
                        }
                      } else {
                        let err81 = { instancePath: instancePath + "/questions/" + i3 + "/choices/" + i4 + "/body", schemaPath: "#/properties/questions/items/properties/choices/items/properties/body/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
                      }
                    }
                  } else {
                    let err82 = { instancePath: instancePath + "/questions/" + i3 + "/choices/" + i4, schemaPath: "#/properties/questions/items/properties/choices/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
                  }
                }
              } else {
                let err83 = { instancePath: instancePath + "/questions/" + i3 + "/choices", schemaPath: "#/properties/questions/items/properties/choices/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
              }
            }
            if (data30.supported_file_types !== void 0 && func0.call(data30, "supported_file_types")) {
              let data39 = data30.supported_file_types;
              if (Array.isArray(data39)) {
                if (data39.length > 100) {
                  let err84 = { instancePath: instancePath + "/questions/" + i3 + "/supported_file_types", schemaPath: "#/properties/questions/items/properties/supported_file_types/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
                  vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
                }
                let len5 = data39.length;
                for (let i5 = 0; i5 < len5; i5++) {
                  let data40 = data39[i5];
                  if (typeof data40 == "string") {
                    if (data40.length > 64 || data40.length > 32 && func66(data40) > 32) {
                      let err85 = { instancePath: instancePath + "/questions/" + i3 + "/supported_file_types/" + i5, schemaPath: "#/properties/questions/items/properties/supported_file_types/items/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" };
                      vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
                    }
                  } else {
                    let err86 = { instancePath: instancePath + "/questions/" + i3 + "/supported_file_types/" + i5, schemaPath: "#/properties/questions/items/properties/supported_file_types/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
                  }
                }
              } else {
                let err87 = { instancePath: instancePath + "/questions/" + i3 + "/supported_file_types", schemaPath: "#/properties/questions/items/properties/supported_file_types/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
              }
            }
            if (data30.max_file_size !== void 0 && func0.call(data30, "max_file_size")) {
              let data41 = data30.max_file_size;
              if (!(typeof data41 == "number" && !(data41 % 1) && !isNaN(data41) && isFinite(data41))) {
                let err88 = { instancePath: instancePath + "/questions/" + i3 + "/max_file_size", schemaPath: "#/properties/questions/items/properties/max_file_size/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
              }
              if (typeof data41 == "number" && isFinite(data41)) {
                if (data41 > 2147483647 || isNaN(data41)) {
                  let err89 = { instancePath: instancePath + "/questions/" + i3 + "/max_file_size", schemaPath: "#/properties/questions/items/properties/max_file_size/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                  vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
                }
                if (data41 < 1 || isNaN(data41)) {
                  let err90 = { instancePath: instancePath + "/questions/" + i3 + "/max_file_size", schemaPath: "#/properties/questions/items/properties/max_file_size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
                }
                if (!formats20.validate(data41)) {
                  let err91 = { instancePath: instancePath + "/questions/" + i3 + "/max_file_size", schemaPath: "#/properties/questions/items/properties/max_file_size/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
                  vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
                }
              }
            }
          } else {
            let err92 = { instancePath: instancePath + "/questions/" + i3, schemaPath: "#/properties/questions/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
          }
        }
      } else {
        let err93 = { instancePath: instancePath + "/questions", schemaPath: "#/properties/questions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
      }
    }
    if (data.members !== void 0 && func0.call(data, "members")) {
      let data42 = data.members;
      if (Array.isArray(data42)) {
        if (data42.length > 1e3) {
          let err94 = { instancePath: instancePath + "/members", schemaPath: "#/properties/members/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
          vErrors === null ? vErrors = [err94] : vErrors.push(err94), errors++;
        }
        let len6 = data42.length;
        for (let i6 = 0; i6 < len6; i6++) {
          let data43 = data42[i6];
          if (data43 && typeof data43 == "object" && !Array.isArray(data43)) {
            if (data43.id === void 0 || !func0.call(data43, "id")) {
              let err95 = { instancePath: instancePath + "/members/" + i6, schemaPath: "#/properties/members/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
              vErrors === null ? vErrors = [err95] : vErrors.push(err95), errors++;
            }
            if (data43.collaboration_role === void 0 || !func0.call(data43, "collaboration_role")) {
              let err96 = { instancePath: instancePath + "/members/" + i6, schemaPath: "#/properties/members/items/required", keyword: "required", params: { missingProperty: "collaboration_role" }, message: "must have required property 'collaboration_role'" };
              vErrors === null ? vErrors = [err96] : vErrors.push(err96), errors++;
            }
            for (let key4 of Object.keys(data43))
              if (!(key4 === "id" || key4 === "collaboration_role" || key4 === "name" || key4 === "headline" || key4 === "email" || key4 === "role" || key4 === "type")) {
                let err97 = { instancePath: instancePath + "/members/" + i6, schemaPath: "#/properties/members/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err97] : vErrors.push(err97), errors++;
              }
            if (data43.id !== void 0 && func0.call(data43, "id")) {
              let data44 = data43.id;
              if (typeof data44 == "string") {
                if (data44.length > 511 * 2 || data44.length > 511 && func66(data44) > 511) {
                  let err98 = { instancePath: instancePath + "/members/" + i6 + "/id", schemaPath: "#/properties/members/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 511 }, message: "must NOT have more than 511 characters" };
                  vErrors === null ? vErrors = [err98] : vErrors.push(err98), errors++;
                }
                if (data44.length < 2 && func66(data44) < 1) {
                  let err99 = { instancePath: instancePath + "/members/" + i6 + "/id", schemaPath: "#/properties/members/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err99] : vErrors.push(err99), errors++;
                }
              } else {
                let err100 = { instancePath: instancePath + "/members/" + i6 + "/id", schemaPath: "#/properties/members/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err100] : vErrors.push(err100), errors++;
              }
            }
            if (data43.collaboration_role !== void 0 && func0.call(data43, "collaboration_role")) {
              let data45 = data43.collaboration_role;
              if (typeof data45 != "string") {
                let err101 = { instancePath: instancePath + "/members/" + i6 + "/collaboration_role", schemaPath: "#/properties/members/items/properties/collaboration_role/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err101] : vErrors.push(err101), errors++;
              }
              if (!(data45 === "admin" || data45 === "recruiting_admin" || data45 === "hiring_manager" || data45 === "simple" || data45 === "reviewer")) {
                let err102 = { instancePath: instancePath + "/members/" + i6 + "/collaboration_role", schemaPath: "#/properties/members/items/properties/collaboration_role/enum", keyword: "enum", params: { allowedValues: schema32.properties.members.items.properties.collaboration_role.enum }, message: "must be equal to one of the allowed values" };
                vErrors === null ? vErrors = [err102] : vErrors.push(err102), errors++;
              }
            }
          } else {
            let err103 = { instancePath: instancePath + "/members/" + i6, schemaPath: "#/properties/members/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err103] : vErrors.push(err103), errors++;
          }
        }
      } else {
        let err104 = { instancePath: instancePath + "/members", schemaPath: "#/properties/members/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err104] : vErrors.push(err104), errors++;
      }
    }
    if (data.recruiters !== void 0 && func0.call(data, "recruiters")) {
      let data46 = data.recruiters;
      if (Array.isArray(data46)) {
        if (data46.length > 1e3) {
          let err105 = { instancePath: instancePath + "/recruiters", schemaPath: "#/properties/recruiters/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
          vErrors === null ? vErrors = [err105] : vErrors.push(err105), errors++;
        }
        let len7 = data46.length;
        for (let i7 = 0; i7 < len7; i7++) {
          let data47 = data46[i7];
          if (data47 && typeof data47 == "object" && !Array.isArray(data47)) {
            if (data47.id === void 0 || !func0.call(data47, "id")) {
              let err106 = { instancePath: instancePath + "/recruiters/" + i7, schemaPath: "#/properties/recruiters/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
              vErrors === null ? vErrors = [err106] : vErrors.push(err106), errors++;
            }
            for (let key5 of Object.keys(data47))
              if (!(key5 === "id" || key5 === "name" || key5 === "email")) {
                let err107 = { instancePath: instancePath + "/recruiters/" + i7, schemaPath: "#/properties/recruiters/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err107] : vErrors.push(err107), errors++;
              }
            if (data47.id !== void 0 && func0.call(data47, "id")) {
              let data48 = data47.id;
              if (typeof data48 == "string") {
                if (data48.length > 511 * 2 || data48.length > 511 && func66(data48) > 511) {
                  let err108 = { instancePath: instancePath + "/recruiters/" + i7 + "/id", schemaPath: "#/properties/recruiters/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 511 }, message: "must NOT have more than 511 characters" };
                  vErrors === null ? vErrors = [err108] : vErrors.push(err108), errors++;
                }
                if (data48.length < 2 && func66(data48) < 1) {
                  let err109 = { instancePath: instancePath + "/recruiters/" + i7 + "/id", schemaPath: "#/properties/recruiters/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err109] : vErrors.push(err109), errors++;
                }
              } else {
                let err110 = { instancePath: instancePath + "/recruiters/" + i7 + "/id", schemaPath: "#/properties/recruiters/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err110] : vErrors.push(err110), errors++;
              }
            }
          } else {
            let err111 = { instancePath: instancePath + "/recruiters/" + i7, schemaPath: "#/properties/recruiters/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err111] : vErrors.push(err111), errors++;
          }
        }
      } else {
        let err112 = { instancePath: instancePath + "/recruiters", schemaPath: "#/properties/recruiters/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err112] : vErrors.push(err112), errors++;
      }
    }
    if (data.custom_attributes !== void 0 && func0.call(data, "custom_attributes")) {
      let data49 = data.custom_attributes;
      if (Array.isArray(data49)) {
        if (data49.length > 1e3) {
          let err113 = { instancePath: instancePath + "/custom_attributes", schemaPath: "#/properties/custom_attributes/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
          vErrors === null ? vErrors = [err113] : vErrors.push(err113), errors++;
        }
        let len8 = data49.length;
        for (let i8 = 0; i8 < len8; i8++) {
          let data50 = data49[i8];
          if (data50 && typeof data50 == "object" && !Array.isArray(data50)) {
            if (data50.id === void 0 || !func0.call(data50, "id")) {
              let err114 = { instancePath: instancePath + "/custom_attributes/" + i8, schemaPath: "#/properties/custom_attributes/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
              vErrors === null ? vErrors = [err114] : vErrors.push(err114), errors++;
            }
            for (let key6 of Object.keys(data50))
              if (!(key6 === "id" || key6 === "required")) {
                let err115 = { instancePath: instancePath + "/custom_attributes/" + i8, schemaPath: "#/properties/custom_attributes/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err115] : vErrors.push(err115), errors++;
              }
            if (data50.id !== void 0 && func0.call(data50, "id")) {
              let data51 = data50.id;
              if (typeof data51 == "string") {
                if (data51.length > 511 * 2 || data51.length > 511 && func66(data51) > 511) {
                  let err116 = { instancePath: instancePath + "/custom_attributes/" + i8 + "/id", schemaPath: "#/properties/custom_attributes/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 511 }, message: "must NOT have more than 511 characters" };
                  vErrors === null ? vErrors = [err116] : vErrors.push(err116), errors++;
                }
                if (data51.length < 2 && func66(data51) < 1) {
                  let err117 = { instancePath: instancePath + "/custom_attributes/" + i8 + "/id", schemaPath: "#/properties/custom_attributes/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err117] : vErrors.push(err117), errors++;
                }
              } else {
                let err118 = { instancePath: instancePath + "/custom_attributes/" + i8 + "/id", schemaPath: "#/properties/custom_attributes/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err118] : vErrors.push(err118), errors++;
              }
            }
            if (data50.required !== void 0 && func0.call(data50, "required") && typeof data50.required != "boolean") {
              let err119 = { instancePath: instancePath + "/custom_attributes/" + i8 + "/required", schemaPath: "#/properties/custom_attributes/items/properties/required/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
              vErrors === null ? vErrors = [err119] : vErrors.push(err119), errors++;
            }
          } else {
            let err120 = { instancePath: instancePath + "/custom_attributes/" + i8, schemaPath: "#/properties/custom_attributes/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err120] : vErrors.push(err120), errors++;
          }
        }
      } else {
        let err121 = { instancePath: instancePath + "/custom_attributes", schemaPath: "#/properties/custom_attributes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err121] : vErrors.push(err121), errors++;
      }
    }
  } else {
    let err122 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err122] : vErrors.push(err122), errors++;
  }
  return validate65.errors = vErrors, errors === 0;
}
validate65.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var legal_entity_body = validate70, schema35 = { type: "object", required: ["record", "name"], properties: { record: { type: "string", enum: ["legal_entity"] }, id: { type: "string", maxLength: 16, allOf: [{ pattern: "^[0-9a-f]{16}$" }] }, uuid: { type: "string", format: "uuid", maxLength: 36 }, parent_id: { type: ["string", "null"], minLength: 1, maxLength: 511 }, name: { type: "string", minLength: 1, maxLength: 255 }, legal_name: { type: ["string", "null"], minLength: 1, maxLength: 255 }, type: { type: "string", enum: ["entity", "location", "site"] }, time_zone: { type: ["string", "null"], minLength: 1, maxLength: 64 }, sample: { type: "boolean" } }, additionalProperties: !1, $id: "legal_entity_body" }, formats62 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate70.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.record === void 0 || !func0.call(data, "record")) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "record" }, message: "must have required property 'record'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0 || !func0.call(data, "name")) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 of Object.keys(data))
      if (!func0.call(schema35.properties, key0)) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.record !== void 0 && func0.call(data, "record")) {
      let data0 = data.record;
      if (typeof data0 != "string") {
        let err3 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (data0 !== "legal_entity") {
        let err4 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema35.properties.record.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.id !== void 0 && func0.call(data, "id")) {
      let data1 = data.id;
      if (typeof data1 == "string" && !pattern3.test(data1)) {
        let err5 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data1 == "string") {
        if (data1.length > 32 || data1.length > 16 && func66(data1) > 16) {
          let err6 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.uuid !== void 0 && func0.call(data, "uuid")) {
      let data2 = data.uuid;
      if (typeof data2 == "string") {
        if (data2.length > 72 || data2.length > 36 && func66(data2) > 36) {
          let err8 = { instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!formats62.test(data2)) {
          let err9 = { instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.parent_id !== void 0 && func0.call(data, "parent_id")) {
      let data3 = data.parent_id;
      if (typeof data3 != "string" && data3 !== null) {
        let err11 = { instancePath: instancePath + "/parent_id", schemaPath: "#/properties/parent_id/type", keyword: "type", params: { type: schema35.properties.parent_id.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (typeof data3 == "string") {
        if (data3.length > 511 * 2 || data3.length > 511 && func66(data3) > 511) {
          let err12 = { instancePath: instancePath + "/parent_id", schemaPath: "#/properties/parent_id/maxLength", keyword: "maxLength", params: { limit: 511 }, message: "must NOT have more than 511 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data3.length < 2 && func66(data3) < 1) {
          let err13 = { instancePath: instancePath + "/parent_id", schemaPath: "#/properties/parent_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      }
    }
    if (data.name !== void 0 && func0.call(data, "name")) {
      let data4 = data.name;
      if (typeof data4 == "string") {
        if (data4.length > 510 || data4.length > 255 && func66(data4) > 255) {
          let err14 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (data4.length < 2 && func66(data4) < 1) {
          let err15 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.legal_name !== void 0 && func0.call(data, "legal_name")) {
      let data5 = data.legal_name;
      if (typeof data5 != "string" && data5 !== null) {
        let err17 = { instancePath: instancePath + "/legal_name", schemaPath: "#/properties/legal_name/type", keyword: "type", params: { type: schema35.properties.legal_name.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (typeof data5 == "string") {
        if (data5.length > 510 || data5.length > 255 && func66(data5) > 255) {
          let err18 = { instancePath: instancePath + "/legal_name", schemaPath: "#/properties/legal_name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (data5.length < 2 && func66(data5) < 1) {
          let err19 = { instancePath: instancePath + "/legal_name", schemaPath: "#/properties/legal_name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      }
    }
    if (data.type !== void 0 && func0.call(data, "type")) {
      let data6 = data.type;
      if (typeof data6 != "string") {
        let err20 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      if (!(data6 === "entity" || data6 === "location" || data6 === "site")) {
        let err21 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema35.properties.type.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.time_zone !== void 0 && func0.call(data, "time_zone")) {
      let data7 = data.time_zone;
      if (typeof data7 != "string" && data7 !== null) {
        let err22 = { instancePath: instancePath + "/time_zone", schemaPath: "#/properties/time_zone/type", keyword: "type", params: { type: schema35.properties.time_zone.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
      if (typeof data7 == "string") {
        if (data7.length > 128 || data7.length > 64 && func66(data7) > 64) {
          let err23 = { instancePath: instancePath + "/time_zone", schemaPath: "#/properties/time_zone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        if (data7.length < 2 && func66(data7) < 1) {
          let err24 = { instancePath: instancePath + "/time_zone", schemaPath: "#/properties/time_zone/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
      }
    }
    if (data.sample !== void 0 && func0.call(data, "sample") && typeof data.sample != "boolean") {
      let err25 = { instancePath: instancePath + "/sample", schemaPath: "#/properties/sample/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
    }
  } else {
    let err26 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
  }
  return validate70.errors = vErrors, errors === 0;
}
validate70.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var member_body = validate71, schema36 = { type: "object", required: ["record", "name", "email", "role"], properties: { record: { type: "string", enum: ["member"] }, id: { type: "string", maxLength: 16, allOf: [{ pattern: "^[0-9a-f]{16}$" }] }, name: { type: "string", maxLength: 255 }, headline: { type: ["string", "null"], maxLength: 255 }, email: { type: "string", maxLength: 254, allOf: [{ pattern: "^[^\\s@]+@[^\\s@]+$" }] }, role: { type: "string", enum: ["admin", "simple", "reviewer", "no_access", "recruiter"] }, hris_role: { type: "string", enum: ["hris_admin", "hris_employee", "hris_limited", "hris_no_access"] }, roles: { type: "array", maxItems: 100, items: { type: "string", maxLength: 255 } }, collaboration_rules: { type: "array", maxItems: 1e3, items: { $ref: "CollaborationRule" } }, hris_member_scope: { type: ["string", "null"], maxLength: 255 }, active: { type: "boolean" }, created_at: { type: "string", format: "date-time", maxLength: 27, allOf: [{ pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }] }, updated_at: { type: "string", format: "date-time", maxLength: 27, allOf: [{ pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }] }, type: {}, permissions: { type: "array", maxItems: 1e3, items: { type: "string", enum: ["view_time_off_requests"] } } }, additionalProperties: !1, $id: "member_body" }, pattern64 = new RegExp("^[^\\s@]+@[^\\s@]+$", "u");
var schema38 = { type: "string", enum: ["admin", "recruiting_admin", "hiring_manager", "simple", "reviewer"], $id: "CollaborationRole" };
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate73.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "admin" || data === "recruiting_admin" || data === "hiring_manager" || data === "simple" || data === "reviewer")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema38.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate73.errors = vErrors, errors === 0;
}
validate73.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var pattern65 = new RegExp("^[0-9a-f]{1,16}$", "u");
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate75.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 of Object.keys(data))
      if (!(key0 === "any" || key0 === "id")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.any !== void 0 && func0.call(data, "any") && typeof data.any != "boolean") {
      let err1 = { instancePath: instancePath + "/any", schemaPath: "#/properties/any/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.id !== void 0 && func0.call(data, "id")) {
      let data1 = data.id;
      if (typeof data1 == "string" && !pattern65.test(data1)) {
        let err2 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{1,16}$" }, message: 'must match pattern "^[0-9a-f]{1,16}$"' };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (typeof data1 == "string") {
        if (data1.length > 32 || data1.length > 16 && func66(data1) > 16) {
          let err3 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate75.errors = vErrors, errors === 0;
}
validate75.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate77.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 of Object.keys(data))
      if (!(key0 === "any" || key0 === "country_code" || key0 === "city" || key0 === "state_code")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.any !== void 0 && func0.call(data, "any") && typeof data.any != "boolean") {
      let err1 = { instancePath: instancePath + "/any", schemaPath: "#/properties/any/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.country_code !== void 0 && func0.call(data, "country_code")) {
      let data1 = data.country_code;
      if (typeof data1 == "string") {
        if (data1.length > 4 || data1.length > 2 && func66(data1) > 2) {
          let err2 = { instancePath: instancePath + "/country_code", schemaPath: "#/properties/country_code/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/country_code", schemaPath: "#/properties/country_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.city !== void 0 && func0.call(data, "city")) {
      let data2 = data.city;
      if (typeof data2 == "string") {
        if (data2.length > 510 || data2.length > 255 && func66(data2) > 255) {
          let err4 = { instancePath: instancePath + "/city", schemaPath: "#/properties/city/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/city", schemaPath: "#/properties/city/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.state_code !== void 0 && func0.call(data, "state_code")) {
      let data3 = data.state_code;
      if (typeof data3 == "string") {
        if (data3.length > 32 || data3.length > 16 && func66(data3) > 16) {
          let err6 = { instancePath: instancePath + "/state_code", schemaPath: "#/properties/state_code/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/state_code", schemaPath: "#/properties/state_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate77.errors = vErrors, errors === 0;
}
validate77.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate72.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.role === void 0 || !func0.call(data, "role")) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" }, message: "must have required property 'role'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.departments === void 0 || !func0.call(data, "departments")) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "departments" }, message: "must have required property 'departments'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.locations === void 0 || !func0.call(data, "locations")) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "locations" }, message: "must have required property 'locations'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 of Object.keys(data))
      if (!(key0 === "role" || key0 === "departments" || key0 === "locations")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.role !== void 0 && func0.call(data, "role") && (validate73(data.role, { instancePath: instancePath + "/role", parentData: data, parentDataProperty: "role", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors), errors = vErrors.length)), data.departments !== void 0 && func0.call(data, "departments")) {
      let data1 = data.departments;
      if (Array.isArray(data1)) {
        if (data1.length > 1e3) {
          let err4 = { instancePath: instancePath + "/departments", schemaPath: "#/properties/departments/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate75(data1[i0], { instancePath: instancePath + "/departments/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors), errors = vErrors.length);
      } else {
        let err5 = { instancePath: instancePath + "/departments", schemaPath: "#/properties/departments/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.locations !== void 0 && func0.call(data, "locations")) {
      let data3 = data.locations;
      if (Array.isArray(data3)) {
        if (data3.length > 1e3) {
          let err6 = { instancePath: instancePath + "/locations", schemaPath: "#/properties/locations/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        let len1 = data3.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate77(data3[i1], { instancePath: instancePath + "/locations/" + i1, parentData: data3, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length);
      } else {
        let err7 = { instancePath: instancePath + "/locations", schemaPath: "#/properties/locations/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate72.errors = vErrors, errors === 0;
}
validate72.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate71.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.record === void 0 || !func0.call(data, "record")) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "record" }, message: "must have required property 'record'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0 || !func0.call(data, "name")) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.email === void 0 || !func0.call(data, "email")) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "email" }, message: "must have required property 'email'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.role === void 0 || !func0.call(data, "role")) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" }, message: "must have required property 'role'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 of Object.keys(data))
      if (!func0.call(schema36.properties, key0)) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.record !== void 0 && func0.call(data, "record")) {
      let data0 = data.record;
      if (typeof data0 != "string") {
        let err5 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (data0 !== "member") {
        let err6 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema36.properties.record.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.id !== void 0 && func0.call(data, "id")) {
      let data1 = data.id;
      if (typeof data1 == "string" && !pattern3.test(data1)) {
        let err7 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data1 == "string") {
        if (data1.length > 32 || data1.length > 16 && func66(data1) > 16) {
          let err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.name !== void 0 && func0.call(data, "name")) {
      let data2 = data.name;
      if (typeof data2 == "string") {
        if (data2.length > 510 || data2.length > 255 && func66(data2) > 255) {
          let err10 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.headline !== void 0 && func0.call(data, "headline")) {
      let data3 = data.headline;
      if (typeof data3 != "string" && data3 !== null) {
        let err12 = { instancePath: instancePath + "/headline", schemaPath: "#/properties/headline/type", keyword: "type", params: { type: schema36.properties.headline.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (typeof data3 == "string" && (data3.length > 510 || data3.length > 255 && func66(data3) > 255)) {
        let err13 = { instancePath: instancePath + "/headline", schemaPath: "#/properties/headline/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.email !== void 0 && func0.call(data, "email")) {
      let data4 = data.email;
      if (typeof data4 == "string" && !pattern64.test(data4)) {
        let err14 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\s@]+@[^\\s@]+$" }, message: 'must match pattern "^[^\\s@]+@[^\\s@]+$"' };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data4 == "string") {
        if (data4.length > 508 || data4.length > 254 && func66(data4) > 254) {
          let err15 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.role !== void 0 && func0.call(data, "role")) {
      let data5 = data.role;
      if (typeof data5 != "string") {
        let err17 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (!(data5 === "admin" || data5 === "simple" || data5 === "reviewer" || data5 === "no_access" || data5 === "recruiter")) {
        let err18 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema36.properties.role.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.hris_role !== void 0 && func0.call(data, "hris_role")) {
      let data6 = data.hris_role;
      if (typeof data6 != "string") {
        let err19 = { instancePath: instancePath + "/hris_role", schemaPath: "#/properties/hris_role/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (!(data6 === "hris_admin" || data6 === "hris_employee" || data6 === "hris_limited" || data6 === "hris_no_access")) {
        let err20 = { instancePath: instancePath + "/hris_role", schemaPath: "#/properties/hris_role/enum", keyword: "enum", params: { allowedValues: schema36.properties.hris_role.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.roles !== void 0 && func0.call(data, "roles")) {
      let data7 = data.roles;
      if (Array.isArray(data7)) {
        if (data7.length > 100) {
          let err21 = { instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        let len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data8 = data7[i0];
          if (typeof data8 == "string") {
            if (data8.length > 510 || data8.length > 255 && func66(data8) > 255) {
              let err22 = { instancePath: instancePath + "/roles/" + i0, schemaPath: "#/properties/roles/items/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
              vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
            }
          } else {
            let err23 = { instancePath: instancePath + "/roles/" + i0, schemaPath: "#/properties/roles/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
          }
        }
      } else {
        let err24 = { instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.collaboration_rules !== void 0 && func0.call(data, "collaboration_rules")) {
      let data9 = data.collaboration_rules;
      if (Array.isArray(data9)) {
        if (data9.length > 1e3) {
          let err25 = { instancePath: instancePath + "/collaboration_rules", schemaPath: "#/properties/collaboration_rules/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
        let len1 = data9.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate72(data9[i1], { instancePath: instancePath + "/collaboration_rules/" + i1, parentData: data9, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length);
      } else {
        let err26 = { instancePath: instancePath + "/collaboration_rules", schemaPath: "#/properties/collaboration_rules/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.hris_member_scope !== void 0 && func0.call(data, "hris_member_scope")) {
      let data11 = data.hris_member_scope;
      if (typeof data11 != "string" && data11 !== null) {
        let err27 = { instancePath: instancePath + "/hris_member_scope", schemaPath: "#/properties/hris_member_scope/type", keyword: "type", params: { type: schema36.properties.hris_member_scope.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
      if (typeof data11 == "string" && (data11.length > 510 || data11.length > 255 && func66(data11) > 255)) {
        let err28 = { instancePath: instancePath + "/hris_member_scope", schemaPath: "#/properties/hris_member_scope/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.active !== void 0 && func0.call(data, "active") && typeof data.active != "boolean") {
      let err29 = { instancePath: instancePath + "/active", schemaPath: "#/properties/active/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
    }
    if (data.created_at !== void 0 && func0.call(data, "created_at")) {
      let data13 = data.created_at;
      if (typeof data13 == "string" && !pattern5.test(data13)) {
        let err30 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
      if (typeof data13 == "string") {
        if (data13.length > 54 || data13.length > 27 && func66(data13) > 27) {
          let err31 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" };
          vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
        if (!formats0.validate(data13)) {
          let err32 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
      } else {
        let err33 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data.updated_at !== void 0 && func0.call(data, "updated_at")) {
      let data14 = data.updated_at;
      if (typeof data14 == "string" && !pattern5.test(data14)) {
        let err34 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
      if (typeof data14 == "string") {
        if (data14.length > 54 || data14.length > 27 && func66(data14) > 27) {
          let err35 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" };
          vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
        }
        if (!formats0.validate(data14)) {
          let err36 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
        }
      } else {
        let err37 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
    }
    if (data.permissions !== void 0 && func0.call(data, "permissions")) {
      let data15 = data.permissions;
      if (Array.isArray(data15)) {
        if (data15.length > 1e3) {
          let err38 = { instancePath: instancePath + "/permissions", schemaPath: "#/properties/permissions/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
          vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
        }
        let len2 = data15.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data16 = data15[i2];
          if (typeof data16 != "string") {
            let err39 = { instancePath: instancePath + "/permissions/" + i2, schemaPath: "#/properties/permissions/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
          }
          if (data16 !== "view_time_off_requests") {
            let err40 = { instancePath: instancePath + "/permissions/" + i2, schemaPath: "#/properties/permissions/items/enum", keyword: "enum", params: { allowedValues: schema36.properties.permissions.items.enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
          }
        }
      } else {
        let err41 = { instancePath: instancePath + "/permissions", schemaPath: "#/properties/permissions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
      }
    }
  } else {
    let err42 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
  }
  return validate71.errors = vErrors, errors === 0;
}
validate71.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var offer_body = validate80, schema41 = { type: "object", required: ["record", "candidate_id", "job_id"], properties: { record: { type: "string", enum: ["offer"] }, id: { type: "string", maxLength: 16, allOf: [{ pattern: "^[0-9a-f]{16}$" }] }, candidate_id: { type: "string", minLength: 1, maxLength: 511 }, job_id: { type: "string", minLength: 1, maxLength: 511 }, state: { type: "string", enum: ["draft", "pending", "approved", "rejected"] }, variables: { type: "array", maxItems: 100, items: { type: "object", required: ["name", "slug", "body", "pay"], properties: { name: { type: "string", minLength: 1, maxLength: 255 }, slug: { type: "string", minLength: 1, maxLength: 255 }, body: { type: ["string", "null"], minLength: 1, maxLength: 1e4 }, pay: { type: ["object", "null"], required: ["amount", "frequency", "currency_iso"], properties: { amount: { type: "number", minimum: 0, maximum: 1e12 }, frequency: { type: "string", enum: ["hour", "day", "week", "month", "year"] }, currency_iso: { type: "string", maxLength: 3, allOf: [{ pattern: "^[A-Z]{3}$" }] } } } }, additionalProperties: !1 } }, documents: { type: "array", maxItems: 20, items: { type: "string", maxLength: 16, allOf: [{ pattern: "^[0-9a-f]{16}$" }] } }, created_at: { type: "string", format: "date-time", maxLength: 27, allOf: [{ pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }] }, updated_at: { type: "string", format: "date-time", maxLength: 27, allOf: [{ pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }] }, candidate: {}, document_variables: {} }, additionalProperties: !1, $id: "offer_body" }, pattern69 = new RegExp("^[A-Z]{3}$", "u");
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate80.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.record === void 0 || !func0.call(data, "record")) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "record" }, message: "must have required property 'record'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.candidate_id === void 0 || !func0.call(data, "candidate_id")) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "candidate_id" }, message: "must have required property 'candidate_id'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.job_id === void 0 || !func0.call(data, "job_id")) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "job_id" }, message: "must have required property 'job_id'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 of Object.keys(data))
      if (!func0.call(schema41.properties, key0)) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.record !== void 0 && func0.call(data, "record")) {
      let data0 = data.record;
      if (typeof data0 != "string") {
        let err4 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (data0 !== "offer") {
        let err5 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema41.properties.record.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.id !== void 0 && func0.call(data, "id")) {
      let data1 = data.id;
      if (typeof data1 == "string" && !pattern3.test(data1)) {
        let err6 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data1 == "string") {
        if (data1.length > 32 || data1.length > 16 && func66(data1) > 16) {
          let err7 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.candidate_id !== void 0 && func0.call(data, "candidate_id")) {
      let data2 = data.candidate_id;
      if (typeof data2 == "string") {
        if (data2.length > 511 * 2 || data2.length > 511 && func66(data2) > 511) {
          let err9 = { instancePath: instancePath + "/candidate_id", schemaPath: "#/properties/candidate_id/maxLength", keyword: "maxLength", params: { limit: 511 }, message: "must NOT have more than 511 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data2.length < 2 && func66(data2) < 1) {
          let err10 = { instancePath: instancePath + "/candidate_id", schemaPath: "#/properties/candidate_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/candidate_id", schemaPath: "#/properties/candidate_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.job_id !== void 0 && func0.call(data, "job_id")) {
      let data3 = data.job_id;
      if (typeof data3 == "string") {
        if (data3.length > 511 * 2 || data3.length > 511 && func66(data3) > 511) {
          let err12 = { instancePath: instancePath + "/job_id", schemaPath: "#/properties/job_id/maxLength", keyword: "maxLength", params: { limit: 511 }, message: "must NOT have more than 511 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data3.length < 2 && func66(data3) < 1) {
          let err13 = { instancePath: instancePath + "/job_id", schemaPath: "#/properties/job_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/job_id", schemaPath: "#/properties/job_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.state !== void 0 && func0.call(data, "state")) {
      let data4 = data.state;
      if (typeof data4 != "string") {
        let err15 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (!(data4 === "draft" || data4 === "pending" || data4 === "approved" || data4 === "rejected")) {
        let err16 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema41.properties.state.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.variables !== void 0 && func0.call(data, "variables")) {
      let data5 = data.variables;
      if (Array.isArray(data5)) {
        if (data5.length > 100) {
          let err17 = { instancePath: instancePath + "/variables", schemaPath: "#/properties/variables/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data6 = data5[i0];
          if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
            if (data6.name === void 0 || !func0.call(data6, "name")) {
              let err18 = { instancePath: instancePath + "/variables/" + i0, schemaPath: "#/properties/variables/items/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
              vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
            }
            if (data6.slug === void 0 || !func0.call(data6, "slug")) {
              let err19 = { instancePath: instancePath + "/variables/" + i0, schemaPath: "#/properties/variables/items/required", keyword: "required", params: { missingProperty: "slug" }, message: "must have required property 'slug'" };
              vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
            if (data6.body === void 0 || !func0.call(data6, "body")) {
              let err20 = { instancePath: instancePath + "/variables/" + i0, schemaPath: "#/properties/variables/items/required", keyword: "required", params: { missingProperty: "body" }, message: "must have required property 'body'" };
              vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
            if (data6.pay === void 0 || !func0.call(data6, "pay")) {
              let err21 = { instancePath: instancePath + "/variables/" + i0, schemaPath: "#/properties/variables/items/required", keyword: "required", params: { missingProperty: "pay" }, message: "must have required property 'pay'" };
              vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
            }
            for (let key1 of Object.keys(data6))
              if (!(key1 === "name" || key1 === "slug" || key1 === "body" || key1 === "pay")) {
                let err22 = { instancePath: instancePath + "/variables/" + i0, schemaPath: "#/properties/variables/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
              }
            if (data6.name !== void 0 && func0.call(data6, "name")) {
              let data7 = data6.name;
              if (typeof data7 == "string") {
                if (data7.length > 510 || data7.length > 255 && func66(data7) > 255) {
                  let err23 = { instancePath: instancePath + "/variables/" + i0 + "/name", schemaPath: "#/properties/variables/items/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
                  vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                }
                if (data7.length < 2 && func66(data7) < 1) {
                  let err24 = { instancePath: instancePath + "/variables/" + i0 + "/name", schemaPath: "#/properties/variables/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                }
              } else {
                let err25 = { instancePath: instancePath + "/variables/" + i0 + "/name", schemaPath: "#/properties/variables/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
              }
            }
            if (data6.slug !== void 0 && func0.call(data6, "slug")) {
              let data8 = data6.slug;
              if (typeof data8 == "string") {
                if (data8.length > 510 || data8.length > 255 && func66(data8) > 255) {
                  let err26 = { instancePath: instancePath + "/variables/" + i0 + "/slug", schemaPath: "#/properties/variables/items/properties/slug/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
                  vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                }
                if (data8.length < 2 && func66(data8) < 1) {
                  let err27 = { instancePath: instancePath + "/variables/" + i0 + "/slug", schemaPath: "#/properties/variables/items/properties/slug/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                }
              } else {
                let err28 = { instancePath: instancePath + "/variables/" + i0 + "/slug", schemaPath: "#/properties/variables/items/properties/slug/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
              }
            }
            if (data6.body !== void 0 && func0.call(data6, "body")) {
              let data9 = data6.body;
              if (typeof data9 != "string" && data9 !== null) {
                let err29 = { instancePath: instancePath + "/variables/" + i0 + "/body", schemaPath: "#/properties/variables/items/properties/body/type", keyword: "type", params: { type: schema41.properties.variables.items.properties.body.type }, message: "must be string,null" };
                vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
              }
              if (typeof data9 == "string") {
                if (data9.length > 1e4 * 2 || data9.length > 1e4 && func66(data9) > 1e4) {
                  let err30 = { instancePath: instancePath + "/variables/" + i0 + "/body", schemaPath: "#/properties/variables/items/properties/body/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" };
                  vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
                }
                if (data9.length < 2 && func66(data9) < 1) {
                  let err31 = { instancePath: instancePath + "/variables/" + i0 + "/body", schemaPath: "#/properties/variables/items/properties/body/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
                }
              }
            }
            if (data6.pay !== void 0 && func0.call(data6, "pay")) {
              let data10 = data6.pay;
              if (!(data10 && typeof data10 == "object" && !Array.isArray(data10)) && data10 !== null) {
                let err32 = { instancePath: instancePath + "/variables/" + i0 + "/pay", schemaPath: "#/properties/variables/items/properties/pay/type", keyword: "type", params: { type: schema41.properties.variables.items.properties.pay.type }, message: "must be object,null" };
                vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
              }
              if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                if (data10.amount === void 0 || !func0.call(data10, "amount")) {
                  let err33 = { instancePath: instancePath + "/variables/" + i0 + "/pay", schemaPath: "#/properties/variables/items/properties/pay/required", keyword: "required", params: { missingProperty: "amount" }, message: "must have required property 'amount'" };
                  vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
                }
                if (data10.frequency === void 0 || !func0.call(data10, "frequency")) {
                  let err34 = { instancePath: instancePath + "/variables/" + i0 + "/pay", schemaPath: "#/properties/variables/items/properties/pay/required", keyword: "required", params: { missingProperty: "frequency" }, message: "must have required property 'frequency'" };
                  vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
                }
                if (data10.currency_iso === void 0 || !func0.call(data10, "currency_iso")) {
                  let err35 = { instancePath: instancePath + "/variables/" + i0 + "/pay", schemaPath: "#/properties/variables/items/properties/pay/required", keyword: "required", params: { missingProperty: "currency_iso" }, message: "must have required property 'currency_iso'" };
                  vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
                }
                if (data10.amount !== void 0 && func0.call(data10, "amount")) {
                  let data11 = data10.amount;
                  if (typeof data11 == "number" && isFinite(data11)) {
                    if (data11 > 1e12 || isNaN(data11)) {
                      let err36 = { instancePath: instancePath + "/variables/" + i0 + "/pay/amount", schemaPath: "#/properties/variables/items/properties/pay/properties/amount/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e12 }, message: "must be <= 1000000000000" };
                      vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
                    }
                    if (data11 < 0 || isNaN(data11)) {
                      let err37 = { instancePath: instancePath + "/variables/" + i0 + "/pay/amount", schemaPath: "#/properties/variables/items/properties/pay/properties/amount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
                    }
                  } else {
                    let err38 = { instancePath: instancePath + "/variables/" + i0 + "/pay/amount", schemaPath: "#/properties/variables/items/properties/pay/properties/amount/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                    vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
                  }
                }
                if (data10.frequency !== void 0 && func0.call(data10, "frequency")) {
                  let data12 = data10.frequency;
                  if (typeof data12 != "string") {
                    let err39 = { instancePath: instancePath + "/variables/" + i0 + "/pay/frequency", schemaPath: "#/properties/variables/items/properties/pay/properties/frequency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
                  }
                  if (!(data12 === "hour" || data12 === "day" || data12 === "week" || data12 === "month" || data12 === "year")) {
                    let err40 = { instancePath: instancePath + "/variables/" + i0 + "/pay/frequency", schemaPath: "#/properties/variables/items/properties/pay/properties/frequency/enum", keyword: "enum", params: { allowedValues: schema41.properties.variables.items.properties.pay.properties.frequency.enum }, message: "must be equal to one of the allowed values" };
                    vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
                  }
                }
                if (data10.currency_iso !== void 0 && func0.call(data10, "currency_iso")) {
                  let data13 = data10.currency_iso;
                  if (typeof data13 == "string" && !pattern69.test(data13)) {
                    let err41 = { instancePath: instancePath + "/variables/" + i0 + "/pay/currency_iso", schemaPath: "#/properties/variables/items/properties/pay/properties/currency_iso/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{3}$" }, message: 'must match pattern "^[A-Z]{3}$"' };
                    vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
                  }
                  if (typeof data13 == "string") {
                    if (data13.length > 6 || data13.length > 3 && func66(data13) > 3) {
                      let err42 = { instancePath: instancePath + "/variables/" + i0 + "/pay/currency_iso", schemaPath: "#/properties/variables/items/properties/pay/properties/currency_iso/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
                      vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
                    }
                  } else {
                    let err43 = { instancePath: instancePath + "/variables/" + i0 + "/pay/currency_iso", schemaPath: "#/properties/variables/items/properties/pay/properties/currency_iso/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
                  }
                }
              }
            }
          } else {
            let err44 = { instancePath: instancePath + "/variables/" + i0, schemaPath: "#/properties/variables/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
          }
        }
      } else {
        let err45 = { instancePath: instancePath + "/variables", schemaPath: "#/properties/variables/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
      }
    }
    if (data.documents !== void 0 && func0.call(data, "documents")) {
      let data14 = data.documents;
      if (Array.isArray(data14)) {
        if (data14.length > 20) {
          let err46 = { instancePath: instancePath + "/documents", schemaPath: "#/properties/documents/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
          vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
        }
        let len1 = data14.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data15 = data14[i1];
          if (typeof data15 == "string" && !pattern3.test(data15)) {
            let err47 = { instancePath: instancePath + "/documents/" + i1, schemaPath: "#/properties/documents/items/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
            vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
          }
          if (typeof data15 == "string") {
            if (data15.length > 32 || data15.length > 16 && func66(data15) > 16) {
              let err48 = { instancePath: instancePath + "/documents/" + i1, schemaPath: "#/properties/documents/items/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
              vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
            }
          } else {
            let err49 = { instancePath: instancePath + "/documents/" + i1, schemaPath: "#/properties/documents/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
          }
        }
      } else {
        let err50 = { instancePath: instancePath + "/documents", schemaPath: "#/properties/documents/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
      }
    }
    if (data.created_at !== void 0 && func0.call(data, "created_at")) {
      let data16 = data.created_at;
      if (typeof data16 == "string" && !pattern5.test(data16)) {
        let err51 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' };
        vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
      }
      if (typeof data16 == "string") {
        if (data16.length > 54 || data16.length > 27 && func66(data16) > 27) {
          let err52 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" };
          vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
        }
        if (!formats0.validate(data16)) {
          let err53 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
        }
      } else {
        let err54 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
      }
    }
    if (data.updated_at !== void 0 && func0.call(data, "updated_at")) {
      let data17 = data.updated_at;
      if (typeof data17 == "string" && !pattern5.test(data17)) {
        let err55 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' };
        vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
      }
      if (typeof data17 == "string") {
        if (data17.length > 54 || data17.length > 27 && func66(data17) > 27) {
          let err56 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" };
          vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
        }
        if (!formats0.validate(data17)) {
          let err57 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
        }
      } else {
        let err58 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
      }
    }
  } else {
    let err59 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
  }
  return validate80.errors = vErrors, errors === 0;
}
validate80.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var recruiter_body = validate81, schema42 = { type: "object", required: ["record", "name", "email"], properties: { record: { type: "string", enum: ["recruiter"] }, id: { type: "string", maxLength: 16, allOf: [{ pattern: "^[0-9a-f]{16}$" }] }, name: { type: "string", maxLength: 255 }, email: { type: "string", maxLength: 254 }, created_at: { type: "string", format: "date-time", maxLength: 27, allOf: [{ pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }] } }, additionalProperties: !1, $id: "recruiter_body" };
function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate81.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.record === void 0 || !func0.call(data, "record")) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "record" }, message: "must have required property 'record'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0 || !func0.call(data, "name")) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.email === void 0 || !func0.call(data, "email")) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "email" }, message: "must have required property 'email'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 of Object.keys(data))
      if (!(key0 === "record" || key0 === "id" || key0 === "name" || key0 === "email" || key0 === "created_at")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.record !== void 0 && func0.call(data, "record")) {
      let data0 = data.record;
      if (typeof data0 != "string") {
        let err4 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (data0 !== "recruiter") {
        let err5 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema42.properties.record.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.id !== void 0 && func0.call(data, "id")) {
      let data1 = data.id;
      if (typeof data1 == "string" && !pattern3.test(data1)) {
        let err6 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data1 == "string") {
        if (data1.length > 32 || data1.length > 16 && func66(data1) > 16) {
          let err7 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.name !== void 0 && func0.call(data, "name")) {
      let data2 = data.name;
      if (typeof data2 == "string") {
        if (data2.length > 510 || data2.length > 255 && func66(data2) > 255) {
          let err9 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.email !== void 0 && func0.call(data, "email")) {
      let data3 = data.email;
      if (typeof data3 == "string") {
        if (data3.length > 508 || data3.length > 254 && func66(data3) > 254) {
          let err11 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.created_at !== void 0 && func0.call(data, "created_at")) {
      let data4 = data.created_at;
      if (typeof data4 == "string" && !pattern5.test(data4)) {
        let err13 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (typeof data4 == "string") {
        if (data4.length > 54 || data4.length > 27 && func66(data4) > 27) {
          let err14 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (!formats0.validate(data4)) {
          let err15 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
  } else {
    let err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate81.errors = vErrors, errors === 0;
}
validate81.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var stage_body = validate82, schema43 = { type: "object", required: ["record", "slug", "name", "kind", "position"], properties: { record: { type: "string", enum: ["stage"] }, id: { type: "integer", minimum: 1, maximum: 4503599627370495 }, identifier: { type: "string", maxLength: 16, allOf: [{ pattern: "^[0-9a-f]{16}$" }] }, slug: { type: "string", maxLength: 255 }, name: { type: "string", maxLength: 255 }, kind: { type: "string", enum: ["sourced", "applied", "shortlisted", "phone-screen", "assessment", "interview", "offer", "hired"] }, position: { type: "integer", format: "int32", minimum: 1, maximum: 2147483647 } }, additionalProperties: !1, $id: "stage_body" };
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate82.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.record === void 0 || !func0.call(data, "record")) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "record" }, message: "must have required property 'record'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.slug === void 0 || !func0.call(data, "slug")) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "slug" }, message: "must have required property 'slug'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.name === void 0 || !func0.call(data, "name")) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.kind === void 0 || !func0.call(data, "kind")) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.position === void 0 || !func0.call(data, "position")) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "position" }, message: "must have required property 'position'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 of Object.keys(data))
      if (!(key0 === "record" || key0 === "id" || key0 === "identifier" || key0 === "slug" || key0 === "name" || key0 === "kind" || key0 === "position")) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.record !== void 0 && func0.call(data, "record")) {
      let data0 = data.record;
      if (typeof data0 != "string") {
        let err6 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (data0 !== "stage") {
        let err7 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema43.properties.record.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.id !== void 0 && func0.call(data, "id")) {
      let data1 = data.id;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 4503599627370495 || isNaN(data1)) {
          let err9 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4503599627370495 }, message: "must be <= 4503599627370495" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err10 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      }
    }
    if (data.identifier !== void 0 && func0.call(data, "identifier")) {
      let data2 = data.identifier;
      if (typeof data2 == "string" && !pattern3.test(data2)) {
        let err11 = { instancePath: instancePath + "/identifier", schemaPath: "#/properties/identifier/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (typeof data2 == "string") {
        if (data2.length > 32 || data2.length > 16 && func66(data2) > 16) {
          let err12 = { instancePath: instancePath + "/identifier", schemaPath: "#/properties/identifier/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/identifier", schemaPath: "#/properties/identifier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.slug !== void 0 && func0.call(data, "slug")) {
      let data3 = data.slug;
      if (typeof data3 == "string") {
        if (data3.length > 510 || data3.length > 255 && func66(data3) > 255) {
          let err14 = { instancePath: instancePath + "/slug", schemaPath: "#/properties/slug/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/slug", schemaPath: "#/properties/slug/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.name !== void 0 && func0.call(data, "name")) {
      let data4 = data.name;
      if (typeof data4 == "string") {
        if (data4.length > 510 || data4.length > 255 && func66(data4) > 255) {
          let err16 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      } else {
        let err17 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.kind !== void 0 && func0.call(data, "kind")) {
      let data5 = data.kind;
      if (typeof data5 != "string") {
        let err18 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (!(data5 === "sourced" || data5 === "applied" || data5 === "shortlisted" || data5 === "phone-screen" || data5 === "assessment" || data5 === "interview" || data5 === "offer" || data5 === "hired")) {
        let err19 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema43.properties.kind.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.position !== void 0 && func0.call(data, "position")) {
      let data6 = data.position;
      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
        let err20 = { instancePath: instancePath + "/position", schemaPath: "#/properties/position/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 2147483647 || isNaN(data6)) {
          let err21 = { instancePath: instancePath + "/position", schemaPath: "#/properties/position/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (data6 < 1 || isNaN(data6)) {
          let err22 = { instancePath: instancePath + "/position", schemaPath: "#/properties/position/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        if (!formats20.validate(data6)) {
          let err23 = { instancePath: instancePath + "/position", schemaPath: "#/properties/position/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      }
    }
  } else {
    let err24 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
  }
  return validate82.errors = vErrors, errors === 0;
}
validate82.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var time_entry_body = validate83, schema44 = { type: "object", required: ["record", "employee_id", "clock_in"], properties: { record: { type: "string", enum: ["time_entry"] }, id: { type: "string", maxLength: 16, allOf: [{ pattern: "^[0-9a-f]{16}$" }] }, uuid: { type: "string", maxLength: 36, allOf: [{ pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$" }] }, employee_id: { type: "string", minLength: 1, maxLength: 511 }, clock_in: { type: "string", format: "date-time", maxLength: 27, allOf: [{ pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }] }, clock_out: { type: ["string", "null"], format: "date-time", maxLength: 27, allOf: [{ pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }] }, note: { type: ["string", "null"], maxLength: 1e3 }, created_at: { type: "string", format: "date-time", maxLength: 27, allOf: [{ pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }] }, updated_at: { type: "string", format: "date-time", maxLength: 27, allOf: [{ pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }] }, type: {}, worked_minutes: {}, is_active: {}, timezone: {}, clock_in_time: {}, clock_out_time: {} }, additionalProperties: !1, $id: "time_entry_body" }, pattern77 = new RegExp("^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$", "u");
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate83.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.record === void 0 || !func0.call(data, "record")) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "record" }, message: "must have required property 'record'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.employee_id === void 0 || !func0.call(data, "employee_id")) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "employee_id" }, message: "must have required property 'employee_id'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.clock_in === void 0 || !func0.call(data, "clock_in")) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "clock_in" }, message: "must have required property 'clock_in'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 of Object.keys(data))
      if (!func0.call(schema44.properties, key0)) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.record !== void 0 && func0.call(data, "record")) {
      let data0 = data.record;
      if (typeof data0 != "string") {
        let err4 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (data0 !== "time_entry") {
        let err5 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema44.properties.record.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.id !== void 0 && func0.call(data, "id")) {
      let data1 = data.id;
      if (typeof data1 == "string" && !pattern3.test(data1)) {
        let err6 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data1 == "string") {
        if (data1.length > 32 || data1.length > 16 && func66(data1) > 16) {
          let err7 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.uuid !== void 0 && func0.call(data, "uuid")) {
      let data2 = data.uuid;
      if (typeof data2 == "string" && !pattern77.test(data2)) {
        let err9 = { instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$" }, message: 'must match pattern "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"' };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (typeof data2 == "string") {
        if (data2.length > 72 || data2.length > 36 && func66(data2) > 36) {
          let err10 = { instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.employee_id !== void 0 && func0.call(data, "employee_id")) {
      let data3 = data.employee_id;
      if (typeof data3 == "string") {
        if (data3.length > 511 * 2 || data3.length > 511 && func66(data3) > 511) {
          let err12 = { instancePath: instancePath + "/employee_id", schemaPath: "#/properties/employee_id/maxLength", keyword: "maxLength", params: { limit: 511 }, message: "must NOT have more than 511 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data3.length < 2 && func66(data3) < 1) {
          let err13 = { instancePath: instancePath + "/employee_id", schemaPath: "#/properties/employee_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/employee_id", schemaPath: "#/properties/employee_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.clock_in !== void 0 && func0.call(data, "clock_in")) {
      let data4 = data.clock_in;
      if (typeof data4 == "string" && !pattern5.test(data4)) {
        let err15 = { instancePath: instancePath + "/clock_in", schemaPath: "#/properties/clock_in/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (typeof data4 == "string") {
        if (data4.length > 54 || data4.length > 27 && func66(data4) > 27) {
          let err16 = { instancePath: instancePath + "/clock_in", schemaPath: "#/properties/clock_in/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (!formats0.validate(data4)) {
          let err17 = { instancePath: instancePath + "/clock_in", schemaPath: "#/properties/clock_in/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/clock_in", schemaPath: "#/properties/clock_in/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.clock_out !== void 0 && func0.call(data, "clock_out")) {
      let data5 = data.clock_out;
      if (typeof data5 != "string" && data5 !== null) {
        let err19 = { instancePath: instancePath + "/clock_out", schemaPath: "#/properties/clock_out/type", keyword: "type", params: { type: schema44.properties.clock_out.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (typeof data5 == "string" && !pattern5.test(data5)) {
        let err20 = { instancePath: instancePath + "/clock_out", schemaPath: "#/properties/clock_out/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      if (typeof data5 == "string") {
        if (data5.length > 54 || data5.length > 27 && func66(data5) > 27) {
          let err21 = { instancePath: instancePath + "/clock_out", schemaPath: "#/properties/clock_out/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (!formats0.validate(data5)) {
          let err22 = { instancePath: instancePath + "/clock_out", schemaPath: "#/properties/clock_out/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      }
    }
    if (data.note !== void 0 && func0.call(data, "note")) {
      let data6 = data.note;
      if (typeof data6 != "string" && data6 !== null) {
        let err23 = { instancePath: instancePath + "/note", schemaPath: "#/properties/note/type", keyword: "type", params: { type: schema44.properties.note.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
      if (typeof data6 == "string" && (data6.length > 1e3 * 2 || data6.length > 1e3 && func66(data6) > 1e3)) {
        let err24 = { instancePath: instancePath + "/note", schemaPath: "#/properties/note/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.created_at !== void 0 && func0.call(data, "created_at")) {
      let data7 = data.created_at;
      if (typeof data7 == "string" && !pattern5.test(data7)) {
        let err25 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
      if (typeof data7 == "string") {
        if (data7.length > 54 || data7.length > 27 && func66(data7) > 27) {
          let err26 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
        if (!formats0.validate(data7)) {
          let err27 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
      } else {
        let err28 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.updated_at !== void 0 && func0.call(data, "updated_at")) {
      let data8 = data.updated_at;
      if (typeof data8 == "string" && !pattern5.test(data8)) {
        let err29 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
      if (typeof data8 == "string") {
        if (data8.length > 54 || data8.length > 27 && func66(data8) > 27) {
          let err30 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
        if (!formats0.validate(data8)) {
          let err31 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
      } else {
        let err32 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
  } else {
    let err33 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
  }
  return validate83.errors = vErrors, errors === 0;
}
validate83.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var time_off_allowances_body = validate84, schema45 = { type: "object", required: ["record", "employee_id", "allowances"], properties: { record: { type: "string", enum: ["time_off_allowances"] }, employee_id: { type: "string", minLength: 1, maxLength: 511 }, allowances: { type: "array", maxItems: 1e3, items: { type: "object", required: ["category_id", "year"], properties: { category_id: { type: "string", minLength: 1, maxLength: 511 }, year: { type: "integer", minimum: 1, maximum: 9999 }, entitlement: { type: ["string", "null"], maxLength: 10, allOf: [{ pattern: "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,2})?$" }] }, carry_over: { type: "string", maxLength: 10, allOf: [{ pattern: "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,2})?$" }] } }, additionalProperties: !1 }, minItems: 1 } }, additionalProperties: !1, $id: "time_off_allowances_body" }, pattern82 = new RegExp("^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,2})?$", "u");
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate84.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.record === void 0 || !func0.call(data, "record")) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "record" }, message: "must have required property 'record'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.employee_id === void 0 || !func0.call(data, "employee_id")) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "employee_id" }, message: "must have required property 'employee_id'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.allowances === void 0 || !func0.call(data, "allowances")) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "allowances" }, message: "must have required property 'allowances'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 of Object.keys(data))
      if (!(key0 === "record" || key0 === "employee_id" || key0 === "allowances")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.record !== void 0 && func0.call(data, "record")) {
      let data0 = data.record;
      if (typeof data0 != "string") {
        let err4 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (data0 !== "time_off_allowances") {
        let err5 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema45.properties.record.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.employee_id !== void 0 && func0.call(data, "employee_id")) {
      let data1 = data.employee_id;
      if (typeof data1 == "string") {
        if (data1.length > 511 * 2 || data1.length > 511 && func66(data1) > 511) {
          let err6 = { instancePath: instancePath + "/employee_id", schemaPath: "#/properties/employee_id/maxLength", keyword: "maxLength", params: { limit: 511 }, message: "must NOT have more than 511 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data1.length < 2 && func66(data1) < 1) {
          let err7 = { instancePath: instancePath + "/employee_id", schemaPath: "#/properties/employee_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/employee_id", schemaPath: "#/properties/employee_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.allowances !== void 0 && func0.call(data, "allowances")) {
      let data2 = data.allowances;
      if (Array.isArray(data2)) {
        if (data2.length > 1e3) {
          let err9 = { instancePath: instancePath + "/allowances", schemaPath: "#/properties/allowances/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data2.length < 1) {
          let err10 = { instancePath: instancePath + "/allowances", schemaPath: "#/properties/allowances/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.category_id === void 0 || !func0.call(data3, "category_id")) {
              let err11 = { instancePath: instancePath + "/allowances/" + i0, schemaPath: "#/properties/allowances/items/required", keyword: "required", params: { missingProperty: "category_id" }, message: "must have required property 'category_id'" };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
            if (data3.year === void 0 || !func0.call(data3, "year")) {
              let err12 = { instancePath: instancePath + "/allowances/" + i0, schemaPath: "#/properties/allowances/items/required", keyword: "required", params: { missingProperty: "year" }, message: "must have required property 'year'" };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
            for (let key1 of Object.keys(data3))
              if (!(key1 === "category_id" || key1 === "year" || key1 === "entitlement" || key1 === "carry_over")) {
                let err13 = { instancePath: instancePath + "/allowances/" + i0, schemaPath: "#/properties/allowances/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
              }
            if (data3.category_id !== void 0 && func0.call(data3, "category_id")) {
              let data4 = data3.category_id;
              if (typeof data4 == "string") {
                if (data4.length > 511 * 2 || data4.length > 511 && func66(data4) > 511) {
                  let err14 = { instancePath: instancePath + "/allowances/" + i0 + "/category_id", schemaPath: "#/properties/allowances/items/properties/category_id/maxLength", keyword: "maxLength", params: { limit: 511 }, message: "must NOT have more than 511 characters" };
                  vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                }
                if (data4.length < 2 && func66(data4) < 1) {
                  let err15 = { instancePath: instancePath + "/allowances/" + i0 + "/category_id", schemaPath: "#/properties/allowances/items/properties/category_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                }
              } else {
                let err16 = { instancePath: instancePath + "/allowances/" + i0 + "/category_id", schemaPath: "#/properties/allowances/items/properties/category_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
              }
            }
            if (data3.year !== void 0 && func0.call(data3, "year")) {
              let data5 = data3.year;
              if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
                let err17 = { instancePath: instancePath + "/allowances/" + i0 + "/year", schemaPath: "#/properties/allowances/items/properties/year/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
              }
              if (typeof data5 == "number" && isFinite(data5)) {
                if (data5 > 9999 || isNaN(data5)) {
                  let err18 = { instancePath: instancePath + "/allowances/" + i0 + "/year", schemaPath: "#/properties/allowances/items/properties/year/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9999 }, message: "must be <= 9999" };
                  vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                }
                if (data5 < 1 || isNaN(data5)) {
                  let err19 = { instancePath: instancePath + "/allowances/" + i0 + "/year", schemaPath: "#/properties/allowances/items/properties/year/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                }
              }
            }
            if (data3.entitlement !== void 0 && func0.call(data3, "entitlement")) {
              let data6 = data3.entitlement;
              if (typeof data6 != "string" && data6 !== null) {
                let err20 = { instancePath: instancePath + "/allowances/" + i0 + "/entitlement", schemaPath: "#/properties/allowances/items/properties/entitlement/type", keyword: "type", params: { type: schema45.properties.allowances.items.properties.entitlement.type }, message: "must be string,null" };
                vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
              }
              if (typeof data6 == "string" && !pattern82.test(data6)) {
                let err21 = { instancePath: instancePath + "/allowances/" + i0 + "/entitlement", schemaPath: "#/properties/allowances/items/properties/entitlement/allOf/0/pattern", keyword: "pattern", params: { pattern: "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,2})?$" }, message: 'must match pattern "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,2})?$"' };
                vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
              }
              if (typeof data6 == "string" && (data6.length > 20 || data6.length > 10 && func66(data6) > 10)) {
                let err22 = { instancePath: instancePath + "/allowances/" + i0 + "/entitlement", schemaPath: "#/properties/allowances/items/properties/entitlement/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
                vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
              }
            }
            if (data3.carry_over !== void 0 && func0.call(data3, "carry_over")) {
              let data7 = data3.carry_over;
              if (typeof data7 == "string" && !pattern82.test(data7)) {
                let err23 = { instancePath: instancePath + "/allowances/" + i0 + "/carry_over", schemaPath: "#/properties/allowances/items/properties/carry_over/allOf/0/pattern", keyword: "pattern", params: { pattern: "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,2})?$" }, message: 'must match pattern "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,2})?$"' };
                vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
              }
              if (typeof data7 == "string") {
                if (data7.length > 20 || data7.length > 10 && func66(data7) > 10) {
                  let err24 = { instancePath: instancePath + "/allowances/" + i0 + "/carry_over", schemaPath: "#/properties/allowances/items/properties/carry_over/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
                  vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                }
              } else {
                let err25 = { instancePath: instancePath + "/allowances/" + i0 + "/carry_over", schemaPath: "#/properties/allowances/items/properties/carry_over/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
              }
            }
          } else {
            let err26 = { instancePath: instancePath + "/allowances/" + i0, schemaPath: "#/properties/allowances/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
          }
        }
      } else {
        let err27 = { instancePath: instancePath + "/allowances", schemaPath: "#/properties/allowances/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
  } else {
    let err28 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
  }
  return validate84.errors = vErrors, errors === 0;
}
validate84.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var time_off_category_body = validate85, schema46 = { type: "object", required: ["record", "name", "type"], properties: { record: { type: "string", enum: ["time_off_category"] }, id: { type: "string", maxLength: 16, allOf: [{ pattern: "^[0-9a-f]{16}$" }] }, name: { type: "string", maxLength: 255 }, description: { type: ["string", "null"], maxLength: 1e4 }, type: { type: "string", enum: ["paid", "unpaid"] }, tracking_unit: { type: "string", enum: ["full_days", "half_days", "hours"] }, unlimited: { type: "boolean" }, yearly_entitlement: { type: "string", maxLength: 10, allOf: [{ pattern: "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,2})?$" }] }, approval: { type: "string", enum: ["none", "managers", "members"] }, approval_levels: { type: "integer", minimum: 1, maximum: 100 }, position: { type: "integer", minimum: 0, maximum: 1e6 }, approvers: { type: "array", maxItems: 100, items: { type: "string", minLength: 1, maxLength: 511 } } }, additionalProperties: !1, $id: "time_off_category_body" };
function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate85.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.record === void 0 || !func0.call(data, "record")) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "record" }, message: "must have required property 'record'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0 || !func0.call(data, "name")) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.type === void 0 || !func0.call(data, "type")) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 of Object.keys(data))
      if (!func0.call(schema46.properties, key0)) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.record !== void 0 && func0.call(data, "record")) {
      let data0 = data.record;
      if (typeof data0 != "string") {
        let err4 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (data0 !== "time_off_category") {
        let err5 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema46.properties.record.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.id !== void 0 && func0.call(data, "id")) {
      let data1 = data.id;
      if (typeof data1 == "string" && !pattern3.test(data1)) {
        let err6 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data1 == "string") {
        if (data1.length > 32 || data1.length > 16 && func66(data1) > 16) {
          let err7 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.name !== void 0 && func0.call(data, "name")) {
      let data2 = data.name;
      if (typeof data2 == "string") {
        if (data2.length > 510 || data2.length > 255 && func66(data2) > 255) {
          let err9 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.description !== void 0 && func0.call(data, "description")) {
      let data3 = data.description;
      if (typeof data3 != "string" && data3 !== null) {
        let err11 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema46.properties.description.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (typeof data3 == "string" && (data3.length > 1e4 * 2 || data3.length > 1e4 && func66(data3) > 1e4)) {
        let err12 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.type !== void 0 && func0.call(data, "type")) {
      let data4 = data.type;
      if (typeof data4 != "string") {
        let err13 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (!(data4 === "paid" || data4 === "unpaid")) {
        let err14 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema46.properties.type.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.tracking_unit !== void 0 && func0.call(data, "tracking_unit")) {
      let data5 = data.tracking_unit;
      if (typeof data5 != "string") {
        let err15 = { instancePath: instancePath + "/tracking_unit", schemaPath: "#/properties/tracking_unit/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (!(data5 === "full_days" || data5 === "half_days" || data5 === "hours")) {
        let err16 = { instancePath: instancePath + "/tracking_unit", schemaPath: "#/properties/tracking_unit/enum", keyword: "enum", params: { allowedValues: schema46.properties.tracking_unit.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.unlimited !== void 0 && func0.call(data, "unlimited") && typeof data.unlimited != "boolean") {
      let err17 = { instancePath: instancePath + "/unlimited", schemaPath: "#/properties/unlimited/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.yearly_entitlement !== void 0 && func0.call(data, "yearly_entitlement")) {
      let data7 = data.yearly_entitlement;
      if (typeof data7 == "string" && !pattern82.test(data7)) {
        let err18 = { instancePath: instancePath + "/yearly_entitlement", schemaPath: "#/properties/yearly_entitlement/allOf/0/pattern", keyword: "pattern", params: { pattern: "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,2})?$" }, message: 'must match pattern "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,2})?$"' };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (typeof data7 == "string") {
        if (data7.length > 20 || data7.length > 10 && func66(data7) > 10) {
          let err19 = { instancePath: instancePath + "/yearly_entitlement", schemaPath: "#/properties/yearly_entitlement/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/yearly_entitlement", schemaPath: "#/properties/yearly_entitlement/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.approval !== void 0 && func0.call(data, "approval")) {
      let data8 = data.approval;
      if (typeof data8 != "string") {
        let err21 = { instancePath: instancePath + "/approval", schemaPath: "#/properties/approval/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
      if (!(data8 === "none" || data8 === "managers" || data8 === "members")) {
        let err22 = { instancePath: instancePath + "/approval", schemaPath: "#/properties/approval/enum", keyword: "enum", params: { allowedValues: schema46.properties.approval.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.approval_levels !== void 0 && func0.call(data, "approval_levels")) {
      let data9 = data.approval_levels;
      if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
        let err23 = { instancePath: instancePath + "/approval_levels", schemaPath: "#/properties/approval_levels/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
      if (typeof data9 == "number" && isFinite(data9)) {
        if (data9 > 100 || isNaN(data9)) {
          let err24 = { instancePath: instancePath + "/approval_levels", schemaPath: "#/properties/approval_levels/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        if (data9 < 1 || isNaN(data9)) {
          let err25 = { instancePath: instancePath + "/approval_levels", schemaPath: "#/properties/approval_levels/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
      }
    }
    if (data.position !== void 0 && func0.call(data, "position")) {
      let data10 = data.position;
      if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
        let err26 = { instancePath: instancePath + "/position", schemaPath: "#/properties/position/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
      if (typeof data10 == "number" && isFinite(data10)) {
        if (data10 > 1e6 || isNaN(data10)) {
          let err27 = { instancePath: instancePath + "/position", schemaPath: "#/properties/position/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
        if (data10 < 0 || isNaN(data10)) {
          let err28 = { instancePath: instancePath + "/position", schemaPath: "#/properties/position/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
      }
    }
    if (data.approvers !== void 0 && func0.call(data, "approvers")) {
      let data11 = data.approvers;
      if (Array.isArray(data11)) {
        if (data11.length > 100) {
          let err29 = { instancePath: instancePath + "/approvers", schemaPath: "#/properties/approvers/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
        let len0 = data11.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data12 = data11[i0];
          if (typeof data12 == "string") {
            if (data12.length > 511 * 2 || data12.length > 511 && func66(data12) > 511) {
              let err30 = { instancePath: instancePath + "/approvers/" + i0, schemaPath: "#/properties/approvers/items/maxLength", keyword: "maxLength", params: { limit: 511 }, message: "must NOT have more than 511 characters" };
              vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
            }
            if (data12.length < 2 && func66(data12) < 1) {
              let err31 = { instancePath: instancePath + "/approvers/" + i0, schemaPath: "#/properties/approvers/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
            }
          } else {
            let err32 = { instancePath: instancePath + "/approvers/" + i0, schemaPath: "#/properties/approvers/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
          }
        }
      } else {
        let err33 = { instancePath: instancePath + "/approvers", schemaPath: "#/properties/approvers/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
  } else {
    let err34 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
  }
  return validate85.errors = vErrors, errors === 0;
}
validate85.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var time_off_request_body = validate86, schema47 = { type: "object", required: ["record", "employee_id", "category_id", "from_date", "to_date", "units", "requester_id"], properties: { record: { type: "string", enum: ["time_off_request"] }, id: { type: "string", maxLength: 16, allOf: [{ pattern: "^[0-9a-f]{16}$" }] }, employee_id: { type: "string", minLength: 1, maxLength: 511 }, category_id: { type: "string", minLength: 1, maxLength: 511 }, from_date: { type: "string", maxLength: 23, allOf: [{ pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$" }] }, to_date: { type: "string", maxLength: 23, allOf: [{ pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$" }] }, half_days: { type: "array", maxItems: 1e3, items: { $ref: "HalfDayCreate" } }, note: { type: ["string", "null"], maxLength: 140 }, state: { type: "string", enum: ["pending", "approved", "rejected", "canceled"] }, units: { type: "string", maxLength: 10, allOf: [{ pattern: "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,2})?$" }] }, requester_id: { type: "string", minLength: 1, maxLength: 511 }, created_at: { type: "string", format: "date-time", maxLength: 27, allOf: [{ pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }] }, updated_at: { type: "string", format: "date-time", maxLength: 27, allOf: [{ pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }] }, usages: { type: "array", maxItems: 1e3, items: { type: "object", required: ["year", "units"], properties: { year: { type: "integer", minimum: 1, maximum: 9999 }, units: { type: "string", maxLength: 10, allOf: [{ pattern: "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,2})?$" }] } }, additionalProperties: !1 } }, approvals: { type: "array", maxItems: 1e3, items: { type: "object", required: ["approver_id"], properties: { id: { type: "string", maxLength: 16, allOf: [{ pattern: "^[0-9a-f]{16}$" }] }, approver_id: { type: "string", minLength: 1, maxLength: 511 }, state: { type: "string", enum: ["pending", "approved", "rejected"] }, decided_at: { type: ["string", "null"], format: "date-time", maxLength: 27, allOf: [{ pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }] } }, additionalProperties: !1 } } }, additionalProperties: !1, $id: "time_off_request_body" }, pattern87 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$", "u");
var schema49 = { type: "string", enum: ["first", "second"], $id: "DayHalf" };
function validate88(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate88.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "first" || data === "second")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema49.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate88.errors = vErrors, errors === 0;
}
validate88.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate87(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate87.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.date === void 0 || !func0.call(data, "date")) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "date" }, message: "must have required property 'date'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 of Object.keys(data))
      if (!(key0 === "date" || key0 === "half")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.date !== void 0 && func0.call(data, "date")) {
      let data0 = data.date;
      if (typeof data0 == "string" && !pattern87.test(data0)) {
        let err2 = { instancePath: instancePath + "/date", schemaPath: "#/properties/date/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$"' };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (typeof data0 == "string") {
        if (data0.length > 46 || data0.length > 23 && func66(data0) > 23) {
          let err3 = { instancePath: instancePath + "/date", schemaPath: "#/properties/date/maxLength", keyword: "maxLength", params: { limit: 23 }, message: "must NOT have more than 23 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/date", schemaPath: "#/properties/date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    data.half !== void 0 && func0.call(data, "half") && (validate88(data.half, { instancePath: instancePath + "/half", parentData: data, parentDataProperty: "half", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors), errors = vErrors.length));
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate87.errors = vErrors, errors === 0;
}
validate87.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate86.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.record === void 0 || !func0.call(data, "record")) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "record" }, message: "must have required property 'record'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.employee_id === void 0 || !func0.call(data, "employee_id")) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "employee_id" }, message: "must have required property 'employee_id'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.category_id === void 0 || !func0.call(data, "category_id")) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "category_id" }, message: "must have required property 'category_id'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.from_date === void 0 || !func0.call(data, "from_date")) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "from_date" }, message: "must have required property 'from_date'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.to_date === void 0 || !func0.call(data, "to_date")) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "to_date" }, message: "must have required property 'to_date'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.units === void 0 || !func0.call(data, "units")) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "units" }, message: "must have required property 'units'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.requester_id === void 0 || !func0.call(data, "requester_id")) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requester_id" }, message: "must have required property 'requester_id'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 of Object.keys(data))
      if (!func0.call(schema47.properties, key0)) {
        let err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.record !== void 0 && func0.call(data, "record")) {
      let data0 = data.record;
      if (typeof data0 != "string") {
        let err8 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (data0 !== "time_off_request") {
        let err9 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema47.properties.record.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.id !== void 0 && func0.call(data, "id")) {
      let data1 = data.id;
      if (typeof data1 == "string" && !pattern3.test(data1)) {
        let err10 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data1 == "string") {
        if (data1.length > 32 || data1.length > 16 && func66(data1) > 16) {
          let err11 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.employee_id !== void 0 && func0.call(data, "employee_id")) {
      let data2 = data.employee_id;
      if (typeof data2 == "string") {
        if (data2.length > 511 * 2 || data2.length > 511 && func66(data2) > 511) {
          let err13 = { instancePath: instancePath + "/employee_id", schemaPath: "#/properties/employee_id/maxLength", keyword: "maxLength", params: { limit: 511 }, message: "must NOT have more than 511 characters" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (data2.length < 2 && func66(data2) < 1) {
          let err14 = { instancePath: instancePath + "/employee_id", schemaPath: "#/properties/employee_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/employee_id", schemaPath: "#/properties/employee_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.category_id !== void 0 && func0.call(data, "category_id")) {
      let data3 = data.category_id;
      if (typeof data3 == "string") {
        if (data3.length > 511 * 2 || data3.length > 511 && func66(data3) > 511) {
          let err16 = { instancePath: instancePath + "/category_id", schemaPath: "#/properties/category_id/maxLength", keyword: "maxLength", params: { limit: 511 }, message: "must NOT have more than 511 characters" };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (data3.length < 2 && func66(data3) < 1) {
          let err17 = { instancePath: instancePath + "/category_id", schemaPath: "#/properties/category_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/category_id", schemaPath: "#/properties/category_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.from_date !== void 0 && func0.call(data, "from_date")) {
      let data4 = data.from_date;
      if (typeof data4 == "string" && !pattern87.test(data4)) {
        let err19 = { instancePath: instancePath + "/from_date", schemaPath: "#/properties/from_date/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$"' };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (typeof data4 == "string") {
        if (data4.length > 46 || data4.length > 23 && func66(data4) > 23) {
          let err20 = { instancePath: instancePath + "/from_date", schemaPath: "#/properties/from_date/maxLength", keyword: "maxLength", params: { limit: 23 }, message: "must NOT have more than 23 characters" };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      } else {
        let err21 = { instancePath: instancePath + "/from_date", schemaPath: "#/properties/from_date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.to_date !== void 0 && func0.call(data, "to_date")) {
      let data5 = data.to_date;
      if (typeof data5 == "string" && !pattern87.test(data5)) {
        let err22 = { instancePath: instancePath + "/to_date", schemaPath: "#/properties/to_date/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$"' };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
      if (typeof data5 == "string") {
        if (data5.length > 46 || data5.length > 23 && func66(data5) > 23) {
          let err23 = { instancePath: instancePath + "/to_date", schemaPath: "#/properties/to_date/maxLength", keyword: "maxLength", params: { limit: 23 }, message: "must NOT have more than 23 characters" };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      } else {
        let err24 = { instancePath: instancePath + "/to_date", schemaPath: "#/properties/to_date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.half_days !== void 0 && func0.call(data, "half_days")) {
      let data6 = data.half_days;
      if (Array.isArray(data6)) {
        if (data6.length > 1e3) {
          let err25 = { instancePath: instancePath + "/half_days", schemaPath: "#/properties/half_days/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
        let len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate87(data6[i0], { instancePath: instancePath + "/half_days/" + i0, parentData: data6, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors), errors = vErrors.length);
      } else {
        let err26 = { instancePath: instancePath + "/half_days", schemaPath: "#/properties/half_days/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.note !== void 0 && func0.call(data, "note")) {
      let data8 = data.note;
      if (typeof data8 != "string" && data8 !== null) {
        let err27 = { instancePath: instancePath + "/note", schemaPath: "#/properties/note/type", keyword: "type", params: { type: schema47.properties.note.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
      if (typeof data8 == "string" && (data8.length > 280 || data8.length > 140 && func66(data8) > 140)) {
        let err28 = { instancePath: instancePath + "/note", schemaPath: "#/properties/note/maxLength", keyword: "maxLength", params: { limit: 140 }, message: "must NOT have more than 140 characters" };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.state !== void 0 && func0.call(data, "state")) {
      let data9 = data.state;
      if (typeof data9 != "string") {
        let err29 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
      if (!(data9 === "pending" || data9 === "approved" || data9 === "rejected" || data9 === "canceled")) {
        let err30 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema47.properties.state.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.units !== void 0 && func0.call(data, "units")) {
      let data10 = data.units;
      if (typeof data10 == "string" && !pattern82.test(data10)) {
        let err31 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/allOf/0/pattern", keyword: "pattern", params: { pattern: "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,2})?$" }, message: 'must match pattern "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,2})?$"' };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
      if (typeof data10 == "string") {
        if (data10.length > 20 || data10.length > 10 && func66(data10) > 10) {
          let err32 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
      } else {
        let err33 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data.requester_id !== void 0 && func0.call(data, "requester_id")) {
      let data11 = data.requester_id;
      if (typeof data11 == "string") {
        if (data11.length > 511 * 2 || data11.length > 511 && func66(data11) > 511) {
          let err34 = { instancePath: instancePath + "/requester_id", schemaPath: "#/properties/requester_id/maxLength", keyword: "maxLength", params: { limit: 511 }, message: "must NOT have more than 511 characters" };
          vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
        }
        if (data11.length < 2 && func66(data11) < 1) {
          let err35 = { instancePath: instancePath + "/requester_id", schemaPath: "#/properties/requester_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
        }
      } else {
        let err36 = { instancePath: instancePath + "/requester_id", schemaPath: "#/properties/requester_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
    }
    if (data.created_at !== void 0 && func0.call(data, "created_at")) {
      let data12 = data.created_at;
      if (typeof data12 == "string" && !pattern5.test(data12)) {
        let err37 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
      if (typeof data12 == "string") {
        if (data12.length > 54 || data12.length > 27 && func66(data12) > 27) {
          let err38 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" };
          vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
        }
        if (!formats0.validate(data12)) {
          let err39 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
        }
      } else {
        let err40 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
      }
    }
    if (data.updated_at !== void 0 && func0.call(data, "updated_at")) {
      let data13 = data.updated_at;
      if (typeof data13 == "string" && !pattern5.test(data13)) {
        let err41 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' };
        vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
      }
      if (typeof data13 == "string") {
        if (data13.length > 54 || data13.length > 27 && func66(data13) > 27) {
          let err42 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" };
          vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
        }
        if (!formats0.validate(data13)) {
          let err43 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
        }
      } else {
        let err44 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
      }
    }
    if (data.usages !== void 0 && func0.call(data, "usages")) {
      let data14 = data.usages;
      if (Array.isArray(data14)) {
        if (data14.length > 1e3) {
          let err45 = { instancePath: instancePath + "/usages", schemaPath: "#/properties/usages/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
          vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
        }
        let len1 = data14.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data15 = data14[i1];
          if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
            if (data15.year === void 0 || !func0.call(data15, "year")) {
              let err46 = { instancePath: instancePath + "/usages/" + i1, schemaPath: "#/properties/usages/items/required", keyword: "required", params: { missingProperty: "year" }, message: "must have required property 'year'" };
              vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
            }
            if (data15.units === void 0 || !func0.call(data15, "units")) {
              let err47 = { instancePath: instancePath + "/usages/" + i1, schemaPath: "#/properties/usages/items/required", keyword: "required", params: { missingProperty: "units" }, message: "must have required property 'units'" };
              vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
            }
            for (let key1 of Object.keys(data15))
              if (!(key1 === "year" || key1 === "units")) {
                let err48 = { instancePath: instancePath + "/usages/" + i1, schemaPath: "#/properties/usages/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
              }
            if (data15.year !== void 0 && func0.call(data15, "year")) {
              let data16 = data15.year;
              if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16))) {
                let err49 = { instancePath: instancePath + "/usages/" + i1 + "/year", schemaPath: "#/properties/usages/items/properties/year/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
              }
              if (typeof data16 == "number" && isFinite(data16)) {
                if (data16 > 9999 || isNaN(data16)) {
                  let err50 = { instancePath: instancePath + "/usages/" + i1 + "/year", schemaPath: "#/properties/usages/items/properties/year/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9999 }, message: "must be <= 9999" };
                  vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
                }
                if (data16 < 1 || isNaN(data16)) {
                  let err51 = { instancePath: instancePath + "/usages/" + i1 + "/year", schemaPath: "#/properties/usages/items/properties/year/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
                }
              }
            }
            if (data15.units !== void 0 && func0.call(data15, "units")) {
              let data17 = data15.units;
              if (typeof data17 == "string" && !pattern82.test(data17)) {
                let err52 = { instancePath: instancePath + "/usages/" + i1 + "/units", schemaPath: "#/properties/usages/items/properties/units/allOf/0/pattern", keyword: "pattern", params: { pattern: "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,2})?$" }, message: 'must match pattern "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,2})?$"' };
                vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
              }
              if (typeof data17 == "string") {
                if (data17.length > 20 || data17.length > 10 && func66(data17) > 10) {
                  let err53 = { instancePath: instancePath + "/usages/" + i1 + "/units", schemaPath: "#/properties/usages/items/properties/units/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
                  vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
                }
              } else {
                let err54 = { instancePath: instancePath + "/usages/" + i1 + "/units", schemaPath: "#/properties/usages/items/properties/units/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
              }
            }
          } else {
            let err55 = { instancePath: instancePath + "/usages/" + i1, schemaPath: "#/properties/usages/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
          }
        }
      } else {
        let err56 = { instancePath: instancePath + "/usages", schemaPath: "#/properties/usages/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
      }
    }
    if (data.approvals !== void 0 && func0.call(data, "approvals")) {
      let data18 = data.approvals;
      if (Array.isArray(data18)) {
        if (data18.length > 1e3) {
          let err57 = { instancePath: instancePath + "/approvals", schemaPath: "#/properties/approvals/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
          vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
        }
        let len2 = data18.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data19 = data18[i2];
          if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
            if (data19.approver_id === void 0 || !func0.call(data19, "approver_id")) {
              let err58 = { instancePath: instancePath + "/approvals/" + i2, schemaPath: "#/properties/approvals/items/required", keyword: "required", params: { missingProperty: "approver_id" }, message: "must have required property 'approver_id'" };
              vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
            }
            for (let key2 of Object.keys(data19))
              if (!(key2 === "id" || key2 === "approver_id" || key2 === "state" || key2 === "decided_at")) {
                let err59 = { instancePath: instancePath + "/approvals/" + i2, schemaPath: "#/properties/approvals/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
              }
            if (data19.id !== void 0 && func0.call(data19, "id")) {
              let data20 = data19.id;
              if (typeof data20 == "string" && !pattern3.test(data20)) {
                let err60 = { instancePath: instancePath + "/approvals/" + i2 + "/id", schemaPath: "#/properties/approvals/items/properties/id/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
                vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
              }
              if (typeof data20 == "string") {
                if (data20.length > 32 || data20.length > 16 && func66(data20) > 16) {
                  let err61 = { instancePath: instancePath + "/approvals/" + i2 + "/id", schemaPath: "#/properties/approvals/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
                  vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
                }
              } else {
                let err62 = { instancePath: instancePath + "/approvals/" + i2 + "/id", schemaPath: "#/properties/approvals/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
              }
            }
            if (data19.approver_id !== void 0 && func0.call(data19, "approver_id")) {
              let data21 = data19.approver_id;
              if (typeof data21 == "string") {
                if (data21.length > 511 * 2 || data21.length > 511 && func66(data21) > 511) {
                  let err63 = { instancePath: instancePath + "/approvals/" + i2 + "/approver_id", schemaPath: "#/properties/approvals/items/properties/approver_id/maxLength", keyword: "maxLength", params: { limit: 511 }, message: "must NOT have more than 511 characters" };
                  vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
                }
                if (data21.length < 2 && func66(data21) < 1) {
                  let err64 = { instancePath: instancePath + "/approvals/" + i2 + "/approver_id", schemaPath: "#/properties/approvals/items/properties/approver_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
                }
              } else {
                let err65 = { instancePath: instancePath + "/approvals/" + i2 + "/approver_id", schemaPath: "#/properties/approvals/items/properties/approver_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
              }
            }
            if (data19.state !== void 0 && func0.call(data19, "state")) {
              let data22 = data19.state;
              if (typeof data22 != "string") {
                let err66 = { instancePath: instancePath + "/approvals/" + i2 + "/state", schemaPath: "#/properties/approvals/items/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
              }
              if (!(data22 === "pending" || data22 === "approved" || data22 === "rejected")) {
                let err67 = { instancePath: instancePath + "/approvals/" + i2 + "/state", schemaPath: "#/properties/approvals/items/properties/state/enum", keyword: "enum", params: { allowedValues: schema47.properties.approvals.items.properties.state.enum }, message: "must be equal to one of the allowed values" };
                vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
              }
            }
            if (data19.decided_at !== void 0 && func0.call(data19, "decided_at")) {
              let data23 = data19.decided_at;
              if (typeof data23 != "string" && data23 !== null) {
                let err68 = { instancePath: instancePath + "/approvals/" + i2 + "/decided_at", schemaPath: "#/properties/approvals/items/properties/decided_at/type", keyword: "type", params: { type: schema47.properties.approvals.items.properties.decided_at.type }, message: "must be string,null" };
                vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
              }
              if (typeof data23 == "string" && !pattern5.test(data23)) {
                let err69 = { instancePath: instancePath + "/approvals/" + i2 + "/decided_at", schemaPath: "#/properties/approvals/items/properties/decided_at/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' };
                vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
              }
              if (typeof data23 == "string") {
                if (data23.length > 54 || data23.length > 27 && func66(data23) > 27) {
                  let err70 = { instancePath: instancePath + "/approvals/" + i2 + "/decided_at", schemaPath: "#/properties/approvals/items/properties/decided_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" };
                  vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
                }
                if (!formats0.validate(data23)) {
                  let err71 = { instancePath: instancePath + "/approvals/" + i2 + "/decided_at", schemaPath: "#/properties/approvals/items/properties/decided_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                  vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
                }
              }
            }
          } else {
            let err72 = { instancePath: instancePath + "/approvals/" + i2, schemaPath: "#/properties/approvals/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
          }
        }
      } else {
        let err73 = { instancePath: instancePath + "/approvals", schemaPath: "#/properties/approvals/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
      }
    }
  } else {
    let err74 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
  }
  return validate86.errors = vErrors, errors === 0;
}
validate86.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var work_schedule_body = validate91, schema50 = { type: "object", required: ["record", "name", "hours"], properties: { record: { type: "string", enum: ["work_schedule"] }, id: { type: "string", maxLength: 16, allOf: [{ pattern: "^[0-9a-f]{16}$" }] }, name: { type: "string", minLength: 1, maxLength: 255 }, hours: { type: "array", minItems: 7, maxItems: 7, items: { type: "number", minimum: 0, maximum: 24 } }, standard: { type: "boolean" } }, additionalProperties: !1, $id: "work_schedule_body" };
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate91.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.record === void 0 || !func0.call(data, "record")) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "record" }, message: "must have required property 'record'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0 || !func0.call(data, "name")) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.hours === void 0 || !func0.call(data, "hours")) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hours" }, message: "must have required property 'hours'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 of Object.keys(data))
      if (!(key0 === "record" || key0 === "id" || key0 === "name" || key0 === "hours" || key0 === "standard")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.record !== void 0 && func0.call(data, "record")) {
      let data0 = data.record;
      if (typeof data0 != "string") {
        let err4 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (data0 !== "work_schedule") {
        let err5 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema50.properties.record.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.id !== void 0 && func0.call(data, "id")) {
      let data1 = data.id;
      if (typeof data1 == "string" && !pattern3.test(data1)) {
        let err6 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data1 == "string") {
        if (data1.length > 32 || data1.length > 16 && func66(data1) > 16) {
          let err7 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.name !== void 0 && func0.call(data, "name")) {
      let data2 = data.name;
      if (typeof data2 == "string") {
        if (data2.length > 510 || data2.length > 255 && func66(data2) > 255) {
          let err9 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data2.length < 2 && func66(data2) < 1) {
          let err10 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.hours !== void 0 && func0.call(data, "hours")) {
      let data3 = data.hours;
      if (Array.isArray(data3)) {
        if (data3.length > 7) {
          let err12 = { instancePath: instancePath + "/hours", schemaPath: "#/properties/hours/maxItems", keyword: "maxItems", params: { limit: 7 }, message: "must NOT have more than 7 items" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data3.length < 7) {
          let err13 = { instancePath: instancePath + "/hours", schemaPath: "#/properties/hours/minItems", keyword: "minItems", params: { limit: 7 }, message: "must NOT have fewer than 7 items" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 > 24 || isNaN(data4)) {
              let err14 = { instancePath: instancePath + "/hours/" + i0, schemaPath: "#/properties/hours/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 24 }, message: "must be <= 24" };
              vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
            }
            if (data4 < 0 || isNaN(data4)) {
              let err15 = { instancePath: instancePath + "/hours/" + i0, schemaPath: "#/properties/hours/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
          } else {
            let err16 = { instancePath: instancePath + "/hours/" + i0, schemaPath: "#/properties/hours/items/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
        }
      } else {
        let err17 = { instancePath: instancePath + "/hours", schemaPath: "#/properties/hours/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.standard !== void 0 && func0.call(data, "standard") && typeof data.standard != "boolean") {
      let err18 = { instancePath: instancePath + "/standard", schemaPath: "#/properties/standard/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
  } else {
    let err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
  }
  return validate91.errors = vErrors, errors === 0;
}
validate91.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };

// schemas:outgoing
var CandidateCreatedNotification = validate522;
var formats02 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i, formats2 = require_formats().fastFormats["date-time"], formats4 = require_formats().fastFormats.int64, func1 = require_ucs2length().default, schema202 = { type: "string", enum: ["candidate_created"], $id: "CandidateCreatedType" };
function validate532(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate532.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data !== "candidate_created") {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema202.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate532.errors = vErrors, errors === 0;
}
validate532.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema212 = { type: "string", enum: ["candidate"], $id: "CandidateResource" };
function validate552(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate552.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data !== "candidate") {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema212.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate552.errors = vErrors, errors === 0;
}
validate552.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema222 = { type: "object", required: ["id"], properties: { id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, name: { type: "string", maxLength: 511 }, firstname: { type: ["string", "null"], maxLength: 511 }, lastname: { type: ["string", "null"], maxLength: 511 }, headline: { type: ["string", "null"], maxLength: 255 }, image_url: { type: ["string", "null"], maxLength: 4096 }, account: { $ref: "CandidateAccount" }, job: { $ref: "CandidateJob" }, stage: { type: "string", maxLength: 255 }, stage_kind: { type: "string", maxLength: 64 }, disqualified: { type: "boolean" }, disqualified_at: { type: ["string", "null"], format: "date-time", maxLength: 24 }, withdrew: { type: "boolean" }, anonymized: { type: "boolean" }, disqualification_reason: { type: ["string", "null"], maxLength: 1e3 }, hired_at: { type: ["string", "null"], format: "date-time", maxLength: 20 }, moved_to_offer_at: { type: ["string", "null"], format: "date-time", maxLength: 20 }, sourced: { type: "boolean" }, profile_url: { type: "string", maxLength: 2048 }, address: { type: ["string", "null"], maxLength: 1e3 }, phone: { type: ["string", "null"], maxLength: 255 }, email: { type: ["string", "null"], maxLength: 255 }, outbound_mailbox: { type: "string", maxLength: 320 }, domain: { type: ["string", "null"], maxLength: 255 }, outlet: { type: ["string", "null"], maxLength: 255 }, common_source: { type: "string", maxLength: 255 }, common_source_category: { type: "string", maxLength: 255 }, uploader_id: { type: ["string", "null"], pattern: "^[0-9a-f]{16}$", maxLength: 16 }, created_at: { type: "string", format: "date-time", maxLength: 20 }, updated_at: { type: "string", format: "date-time", maxLength: 20 }, cover_letter: { type: ["string", "null"], maxLength: 1e5 }, summary: { type: ["string", "null"], maxLength: 1e5 }, education_entries: { type: "array", maxItems: 200, items: { $ref: "EducationEntry" } }, experience_entries: { type: "array", maxItems: 200, items: { $ref: "ExperienceEntry" } }, skills: { type: "array", maxItems: 1e3, items: { $ref: "Skill" } }, answers: { type: "array", maxItems: 1e3, items: { $ref: "QuestionAnswer" } }, resume_url: { type: ["string", "null"], maxLength: 4096 }, tags: { type: "array", maxItems: 1e3, items: { type: "string", maxLength: 255 } }, location: { $ref: "CandidateLocation" }, originating_candidate_id: { type: ["string", "null"], pattern: "^[0-9a-f]{16}$", maxLength: 16 }, resume_metadata: { $ref: "ResumeMetadata" }, social_profiles: { type: "array", maxItems: 200, items: { $ref: "SocialProfile" } } }, additionalProperties: !1, $id: "NotifiedCandidate" }, func4 = Object.prototype.hasOwnProperty, pattern32 = new RegExp("^[0-9a-f]{16}$", "u");
function validate582(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate582.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.subdomain === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "subdomain" }, message: "must have required property 'subdomain'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "subdomain" || key0 === "name")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.subdomain !== void 0) {
      let data0 = data.subdomain;
      if (typeof data0 == "string") {
        if (data0.length > 126 || data0.length > 63 && func1(data0) > 63) {
          let err3 = { instancePath: instancePath + "/subdomain", schemaPath: "#/properties/subdomain/maxLength", keyword: "maxLength", params: { limit: 63 }, message: "must NOT have more than 63 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/subdomain", schemaPath: "#/properties/subdomain/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 == "string") {
        if (data1.length > 510 || data1.length > 255 && func1(data1) > 255) {
          let err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate582.errors = vErrors, errors === 0;
}
validate582.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var pattern42 = new RegExp("^[0-9A-F]{10}$", "u");
function validate602(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate602.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.shortcode === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "shortcode" }, message: "must have required property 'shortcode'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.title === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "shortcode" || key0 === "title")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.shortcode !== void 0) {
      let data0 = data.shortcode;
      if (typeof data0 == "string") {
        if (data0.length > 20 || data0.length > 10 && func1(data0) > 10) {
          let err3 = { instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (!pattern42.test(data0)) {
          let err4 = { instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/pattern", keyword: "pattern", params: { pattern: "^[0-9A-F]{10}$" }, message: 'must match pattern "^[0-9A-F]{10}$"' };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 == "string") {
        if (data1.length > 510 || data1.length > 255 && func1(data1) > 255) {
          let err6 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate602.errors = vErrors, errors === 0;
}
validate602.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema252 = { type: "object", required: ["id", "degree", "school", "field_of_study", "start_date", "end_date"], properties: { id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, degree: { type: ["string", "null"], maxLength: 255 }, school: { type: "string", maxLength: 255 }, field_of_study: { type: ["string", "null"], maxLength: 255 }, start_date: { type: ["string", "null"], maxLength: 10 }, end_date: { type: ["string", "null"], maxLength: 10 } }, additionalProperties: !1, $id: "EducationEntry" };
function validate622(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate622.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.degree === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "degree" }, message: "must have required property 'degree'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.school === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "school" }, message: "must have required property 'school'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.field_of_study === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "field_of_study" }, message: "must have required property 'field_of_study'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.start_date === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "start_date" }, message: "must have required property 'start_date'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.end_date === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "end_date" }, message: "must have required property 'end_date'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "degree" || key0 === "school" || key0 === "field_of_study" || key0 === "start_date" || key0 === "end_date")) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 == "string") {
        if (data0.length > 32 || data0.length > 16 && func1(data0) > 16) {
          let err7 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (!pattern32.test(data0)) {
          let err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.degree !== void 0) {
      let data1 = data.degree;
      if (typeof data1 != "string" && data1 !== null) {
        let err10 = { instancePath: instancePath + "/degree", schemaPath: "#/properties/degree/type", keyword: "type", params: { type: schema252.properties.degree.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data1 == "string" && (data1.length > 510 || data1.length > 255 && func1(data1) > 255)) {
        let err11 = { instancePath: instancePath + "/degree", schemaPath: "#/properties/degree/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.school !== void 0) {
      let data2 = data.school;
      if (typeof data2 == "string") {
        if (data2.length > 510 || data2.length > 255 && func1(data2) > 255) {
          let err12 = { instancePath: instancePath + "/school", schemaPath: "#/properties/school/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/school", schemaPath: "#/properties/school/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.field_of_study !== void 0) {
      let data3 = data.field_of_study;
      if (typeof data3 != "string" && data3 !== null) {
        let err14 = { instancePath: instancePath + "/field_of_study", schemaPath: "#/properties/field_of_study/type", keyword: "type", params: { type: schema252.properties.field_of_study.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data3 == "string" && (data3.length > 510 || data3.length > 255 && func1(data3) > 255)) {
        let err15 = { instancePath: instancePath + "/field_of_study", schemaPath: "#/properties/field_of_study/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.start_date !== void 0) {
      let data4 = data.start_date;
      if (typeof data4 != "string" && data4 !== null) {
        let err16 = { instancePath: instancePath + "/start_date", schemaPath: "#/properties/start_date/type", keyword: "type", params: { type: schema252.properties.start_date.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (typeof data4 == "string" && (data4.length > 20 || data4.length > 10 && func1(data4) > 10)) {
        let err17 = { instancePath: instancePath + "/start_date", schemaPath: "#/properties/start_date/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.end_date !== void 0) {
      let data5 = data.end_date;
      if (typeof data5 != "string" && data5 !== null) {
        let err18 = { instancePath: instancePath + "/end_date", schemaPath: "#/properties/end_date/type", keyword: "type", params: { type: schema252.properties.end_date.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (typeof data5 == "string" && (data5.length > 20 || data5.length > 10 && func1(data5) > 10)) {
        let err19 = { instancePath: instancePath + "/end_date", schemaPath: "#/properties/end_date/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
  } else {
    let err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
  }
  return validate622.errors = vErrors, errors === 0;
}
validate622.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema262 = { type: "object", required: ["id", "title", "summary", "start_date", "end_date", "company", "industry", "current"], properties: { id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, title: { type: "string", maxLength: 255 }, summary: { type: ["string", "null"], maxLength: 1e5 }, start_date: { type: ["string", "null"], maxLength: 10 }, end_date: { type: ["string", "null"], maxLength: 10 }, company: { type: ["string", "null"], maxLength: 255 }, industry: { type: ["string", "null"], maxLength: 255 }, current: { type: "boolean" } }, additionalProperties: !1, $id: "ExperienceEntry" };
function validate642(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate642.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.title === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.summary === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "summary" }, message: "must have required property 'summary'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.start_date === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "start_date" }, message: "must have required property 'start_date'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.end_date === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "end_date" }, message: "must have required property 'end_date'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.company === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "company" }, message: "must have required property 'company'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.industry === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "industry" }, message: "must have required property 'industry'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.current === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "current" }, message: "must have required property 'current'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "title" || key0 === "summary" || key0 === "start_date" || key0 === "end_date" || key0 === "company" || key0 === "industry" || key0 === "current")) {
        let err8 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 == "string") {
        if (data0.length > 32 || data0.length > 16 && func1(data0) > 16) {
          let err9 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (!pattern32.test(data0)) {
          let err10 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 == "string") {
        if (data1.length > 510 || data1.length > 255 && func1(data1) > 255) {
          let err12 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.summary !== void 0) {
      let data2 = data.summary;
      if (typeof data2 != "string" && data2 !== null) {
        let err14 = { instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/type", keyword: "type", params: { type: schema262.properties.summary.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data2 == "string" && (data2.length > 1e5 * 2 || data2.length > 1e5 && func1(data2) > 1e5)) {
        let err15 = { instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.start_date !== void 0) {
      let data3 = data.start_date;
      if (typeof data3 != "string" && data3 !== null) {
        let err16 = { instancePath: instancePath + "/start_date", schemaPath: "#/properties/start_date/type", keyword: "type", params: { type: schema262.properties.start_date.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (typeof data3 == "string" && (data3.length > 20 || data3.length > 10 && func1(data3) > 10)) {
        let err17 = { instancePath: instancePath + "/start_date", schemaPath: "#/properties/start_date/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.end_date !== void 0) {
      let data4 = data.end_date;
      if (typeof data4 != "string" && data4 !== null) {
        let err18 = { instancePath: instancePath + "/end_date", schemaPath: "#/properties/end_date/type", keyword: "type", params: { type: schema262.properties.end_date.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (typeof data4 == "string" && (data4.length > 20 || data4.length > 10 && func1(data4) > 10)) {
        let err19 = { instancePath: instancePath + "/end_date", schemaPath: "#/properties/end_date/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.company !== void 0) {
      let data5 = data.company;
      if (typeof data5 != "string" && data5 !== null) {
        let err20 = { instancePath: instancePath + "/company", schemaPath: "#/properties/company/type", keyword: "type", params: { type: schema262.properties.company.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      if (typeof data5 == "string" && (data5.length > 510 || data5.length > 255 && func1(data5) > 255)) {
        let err21 = { instancePath: instancePath + "/company", schemaPath: "#/properties/company/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.industry !== void 0) {
      let data6 = data.industry;
      if (typeof data6 != "string" && data6 !== null) {
        let err22 = { instancePath: instancePath + "/industry", schemaPath: "#/properties/industry/type", keyword: "type", params: { type: schema262.properties.industry.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
      if (typeof data6 == "string" && (data6.length > 510 || data6.length > 255 && func1(data6) > 255)) {
        let err23 = { instancePath: instancePath + "/industry", schemaPath: "#/properties/industry/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.current !== void 0 && typeof data.current != "boolean") {
      let err24 = { instancePath: instancePath + "/current", schemaPath: "#/properties/current/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
    }
  } else {
    let err25 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
  }
  return validate642.errors = vErrors, errors === 0;
}
validate642.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate662(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate662.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "name") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (data0.length > 510 || data0.length > 255 && func1(data0) > 255) {
          let err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate662.errors = vErrors, errors === 0;
}
validate662.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate69.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.body === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "body" }, message: "must have required property 'body'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "body") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.body !== void 0) {
      let data0 = data.body;
      if (typeof data0 == "string") {
        if (data0.length > 1e4 * 2 || data0.length > 1e4 && func1(data0) > 1e4) {
          let err2 = { instancePath: instancePath + "/body", schemaPath: "#/properties/body/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/body", schemaPath: "#/properties/body/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate69.errors = vErrors, errors === 0;
}
validate69.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema302 = { type: "object", properties: { body: { type: ["string", "null"], maxLength: 1e5 }, checked: { type: "boolean" }, choices: { type: "array", maxItems: 1e3, items: { $ref: "ChoiceGiven" } }, date: { type: "string", maxLength: 10 }, number: { type: "number", minimum: -1e15, maximum: 1e15 }, file_url: { type: ["string", "null"], maxLength: 4096 } }, additionalProperties: !1, $id: "AnswerGiven" };
function validate722(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate722.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.body === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "body" }, message: "must have required property 'body'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "body") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.body !== void 0) {
      let data0 = data.body;
      if (typeof data0 == "string") {
        if (data0.length > 1e3 * 2 || data0.length > 1e3 && func1(data0) > 1e3) {
          let err2 = { instancePath: instancePath + "/body", schemaPath: "#/properties/body/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/body", schemaPath: "#/properties/body/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate722.errors = vErrors, errors === 0;
}
validate722.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate712(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate712.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "body" || key0 === "checked" || key0 === "choices" || key0 === "date" || key0 === "number" || key0 === "file_url")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.body !== void 0) {
      let data0 = data.body;
      if (typeof data0 != "string" && data0 !== null) {
        let err1 = { instancePath: instancePath + "/body", schemaPath: "#/properties/body/type", keyword: "type", params: { type: schema302.properties.body.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (typeof data0 == "string" && (data0.length > 1e5 * 2 || data0.length > 1e5 && func1(data0) > 1e5)) {
        let err2 = { instancePath: instancePath + "/body", schemaPath: "#/properties/body/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.checked !== void 0 && typeof data.checked != "boolean") {
      let err3 = { instancePath: instancePath + "/checked", schemaPath: "#/properties/checked/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.choices !== void 0) {
      let data2 = data.choices;
      if (Array.isArray(data2)) {
        if (data2.length > 1e3) {
          let err4 = { instancePath: instancePath + "/choices", schemaPath: "#/properties/choices/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate722(data2[i0], { instancePath: instancePath + "/choices/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate722.errors : vErrors.concat(validate722.errors), errors = vErrors.length);
      } else {
        let err5 = { instancePath: instancePath + "/choices", schemaPath: "#/properties/choices/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.date !== void 0) {
      let data4 = data.date;
      if (typeof data4 == "string") {
        if (data4.length > 20 || data4.length > 10 && func1(data4) > 10) {
          let err6 = { instancePath: instancePath + "/date", schemaPath: "#/properties/date/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/date", schemaPath: "#/properties/date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.number !== void 0) {
      let data5 = data.number;
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 1e15 || isNaN(data5)) {
          let err8 = { instancePath: instancePath + "/number", schemaPath: "#/properties/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e15 }, message: "must be <= 1000000000000000" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data5 < -1e15 || isNaN(data5)) {
          let err9 = { instancePath: instancePath + "/number", schemaPath: "#/properties/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1e15 }, message: "must be >= -1000000000000000" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/number", schemaPath: "#/properties/number/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.file_url !== void 0) {
      let data6 = data.file_url;
      if (typeof data6 != "string" && data6 !== null) {
        let err11 = { instancePath: instancePath + "/file_url", schemaPath: "#/properties/file_url/type", keyword: "type", params: { type: schema302.properties.file_url.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (typeof data6 == "string" && (data6.length > 4096 * 2 || data6.length > 4096 && func1(data6) > 4096)) {
        let err12 = { instancePath: instancePath + "/file_url", schemaPath: "#/properties/file_url/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate712.errors = vErrors, errors === 0;
}
validate712.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate682(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate682.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.question === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "question" }, message: "must have required property 'question'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "question" || key0 === "answer")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.question !== void 0 && (validate69(data.question, { instancePath: instancePath + "/question", parentData: data, parentDataProperty: "question", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors), errors = vErrors.length)), data.answer !== void 0 && (validate712(data.answer, { instancePath: instancePath + "/answer", parentData: data, parentDataProperty: "answer", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate712.errors : vErrors.concat(validate712.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate682.errors = vErrors, errors === 0;
}
validate682.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema322 = { type: "object", required: ["location_str", "country", "country_code", "region", "region_code", "city", "zip_code"], properties: { location_str: { type: ["string", "null"], maxLength: 1e3 }, country: { type: ["string", "null"], maxLength: 255 }, country_code: { type: ["string", "null"], maxLength: 2 }, region: { type: ["string", "null"], maxLength: 255 }, region_code: { type: ["string", "null"], maxLength: 16 }, city: { type: ["string", "null"], maxLength: 255 }, zip_code: { type: ["string", "null"], maxLength: 32 } }, additionalProperties: !1, $id: "CandidateLocation" };
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate76.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.location_str === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "location_str" }, message: "must have required property 'location_str'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.country === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "country" }, message: "must have required property 'country'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.country_code === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "country_code" }, message: "must have required property 'country_code'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.region === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "region" }, message: "must have required property 'region'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.region_code === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "region_code" }, message: "must have required property 'region_code'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.city === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "city" }, message: "must have required property 'city'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.zip_code === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "zip_code" }, message: "must have required property 'zip_code'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "location_str" || key0 === "country" || key0 === "country_code" || key0 === "region" || key0 === "region_code" || key0 === "city" || key0 === "zip_code")) {
        let err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.location_str !== void 0) {
      let data0 = data.location_str;
      if (typeof data0 != "string" && data0 !== null) {
        let err8 = { instancePath: instancePath + "/location_str", schemaPath: "#/properties/location_str/type", keyword: "type", params: { type: schema322.properties.location_str.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (typeof data0 == "string" && (data0.length > 1e3 * 2 || data0.length > 1e3 && func1(data0) > 1e3)) {
        let err9 = { instancePath: instancePath + "/location_str", schemaPath: "#/properties/location_str/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.country !== void 0) {
      let data1 = data.country;
      if (typeof data1 != "string" && data1 !== null) {
        let err10 = { instancePath: instancePath + "/country", schemaPath: "#/properties/country/type", keyword: "type", params: { type: schema322.properties.country.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data1 == "string" && (data1.length > 510 || data1.length > 255 && func1(data1) > 255)) {
        let err11 = { instancePath: instancePath + "/country", schemaPath: "#/properties/country/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.country_code !== void 0) {
      let data2 = data.country_code;
      if (typeof data2 != "string" && data2 !== null) {
        let err12 = { instancePath: instancePath + "/country_code", schemaPath: "#/properties/country_code/type", keyword: "type", params: { type: schema322.properties.country_code.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (typeof data2 == "string" && (data2.length > 4 || data2.length > 2 && func1(data2) > 2)) {
        let err13 = { instancePath: instancePath + "/country_code", schemaPath: "#/properties/country_code/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.region !== void 0) {
      let data3 = data.region;
      if (typeof data3 != "string" && data3 !== null) {
        let err14 = { instancePath: instancePath + "/region", schemaPath: "#/properties/region/type", keyword: "type", params: { type: schema322.properties.region.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data3 == "string" && (data3.length > 510 || data3.length > 255 && func1(data3) > 255)) {
        let err15 = { instancePath: instancePath + "/region", schemaPath: "#/properties/region/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.region_code !== void 0) {
      let data4 = data.region_code;
      if (typeof data4 != "string" && data4 !== null) {
        let err16 = { instancePath: instancePath + "/region_code", schemaPath: "#/properties/region_code/type", keyword: "type", params: { type: schema322.properties.region_code.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (typeof data4 == "string" && (data4.length > 32 || data4.length > 16 && func1(data4) > 16)) {
        let err17 = { instancePath: instancePath + "/region_code", schemaPath: "#/properties/region_code/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.city !== void 0) {
      let data5 = data.city;
      if (typeof data5 != "string" && data5 !== null) {
        let err18 = { instancePath: instancePath + "/city", schemaPath: "#/properties/city/type", keyword: "type", params: { type: schema322.properties.city.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (typeof data5 == "string" && (data5.length > 510 || data5.length > 255 && func1(data5) > 255)) {
        let err19 = { instancePath: instancePath + "/city", schemaPath: "#/properties/city/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.zip_code !== void 0) {
      let data6 = data.zip_code;
      if (typeof data6 != "string" && data6 !== null) {
        let err20 = { instancePath: instancePath + "/zip_code", schemaPath: "#/properties/zip_code/type", keyword: "type", params: { type: schema322.properties.zip_code.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      if (typeof data6 == "string" && (data6.length > 64 || data6.length > 32 && func1(data6) > 32)) {
        let err21 = { instancePath: instancePath + "/zip_code", schemaPath: "#/properties/zip_code/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
  } else {
    let err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
  }
  return validate76.errors = vErrors, errors === 0;
}
validate76.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate78.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.filename === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "filename" }, message: "must have required property 'filename'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.filetype === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "filetype" }, message: "must have required property 'filetype'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.created_at === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.updated_at === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_at" }, message: "must have required property 'updated_at'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "filename" || key0 === "filetype" || key0 === "created_at" || key0 === "updated_at")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.filename !== void 0) {
      let data0 = data.filename;
      if (typeof data0 == "string") {
        if (data0.length > 510 || data0.length > 255 && func1(data0) > 255) {
          let err5 = { instancePath: instancePath + "/filename", schemaPath: "#/properties/filename/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/filename", schemaPath: "#/properties/filename/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.filetype !== void 0) {
      let data1 = data.filetype;
      if (typeof data1 == "string") {
        if (data1.length > 510 || data1.length > 255 && func1(data1) > 255) {
          let err7 = { instancePath: instancePath + "/filetype", schemaPath: "#/properties/filetype/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/filetype", schemaPath: "#/properties/filetype/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.created_at !== void 0) {
      let data2 = data.created_at;
      if (typeof data2 == "string") {
        if (data2.length > 40 || data2.length > 20 && func1(data2) > 20) {
          let err9 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (!formats2.validate.test(data2)) {
          let err10 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.updated_at !== void 0) {
      let data3 = data.updated_at;
      if (typeof data3 == "string") {
        if (data3.length > 40 || data3.length > 20 && func1(data3) > 20) {
          let err12 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (!formats2.validate.test(data3)) {
          let err13 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate78.errors = vErrors, errors === 0;
}
validate78.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema342 = { type: "object", required: ["type", "url"], properties: { type: { type: "string", maxLength: 64 }, name: { type: ["string", "null"], maxLength: 255 }, username: { type: ["string", "null"], maxLength: 255 }, url: { type: ["string", "null"], maxLength: 2048 } }, additionalProperties: !1, $id: "SocialProfile" };
function validate802(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate802.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.url === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "name" || key0 === "username" || key0 === "url")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (typeof data0 == "string") {
        if (data0.length > 128 || data0.length > 64 && func1(data0) > 64) {
          let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 != "string" && data1 !== null) {
        let err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: schema342.properties.name.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data1 == "string" && (data1.length > 510 || data1.length > 255 && func1(data1) > 255)) {
        let err6 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.username !== void 0) {
      let data2 = data.username;
      if (typeof data2 != "string" && data2 !== null) {
        let err7 = { instancePath: instancePath + "/username", schemaPath: "#/properties/username/type", keyword: "type", params: { type: schema342.properties.username.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data2 == "string" && (data2.length > 510 || data2.length > 255 && func1(data2) > 255)) {
        let err8 = { instancePath: instancePath + "/username", schemaPath: "#/properties/username/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.url !== void 0) {
      let data3 = data.url;
      if (typeof data3 != "string" && data3 !== null) {
        let err9 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: schema342.properties.url.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (typeof data3 == "string" && (data3.length > 2048 * 2 || data3.length > 2048 && func1(data3) > 2048)) {
        let err10 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate802.errors = vErrors, errors === 0;
}
validate802.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate572(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate572.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!func4.call(schema222.properties, key0)) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 == "string") {
        if (data0.length > 32 || data0.length > 16 && func1(data0) > 16) {
          let err2 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (!pattern32.test(data0)) {
          let err3 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 == "string") {
        if (data1.length > 511 * 2 || data1.length > 511 && func1(data1) > 511) {
          let err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 511 }, message: "must NOT have more than 511 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.firstname !== void 0) {
      let data2 = data.firstname;
      if (typeof data2 != "string" && data2 !== null) {
        let err7 = { instancePath: instancePath + "/firstname", schemaPath: "#/properties/firstname/type", keyword: "type", params: { type: schema222.properties.firstname.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data2 == "string" && (data2.length > 511 * 2 || data2.length > 511 && func1(data2) > 511)) {
        let err8 = { instancePath: instancePath + "/firstname", schemaPath: "#/properties/firstname/maxLength", keyword: "maxLength", params: { limit: 511 }, message: "must NOT have more than 511 characters" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.lastname !== void 0) {
      let data3 = data.lastname;
      if (typeof data3 != "string" && data3 !== null) {
        let err9 = { instancePath: instancePath + "/lastname", schemaPath: "#/properties/lastname/type", keyword: "type", params: { type: schema222.properties.lastname.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (typeof data3 == "string" && (data3.length > 511 * 2 || data3.length > 511 && func1(data3) > 511)) {
        let err10 = { instancePath: instancePath + "/lastname", schemaPath: "#/properties/lastname/maxLength", keyword: "maxLength", params: { limit: 511 }, message: "must NOT have more than 511 characters" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.headline !== void 0) {
      let data4 = data.headline;
      if (typeof data4 != "string" && data4 !== null) {
        let err11 = { instancePath: instancePath + "/headline", schemaPath: "#/properties/headline/type", keyword: "type", params: { type: schema222.properties.headline.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (typeof data4 == "string" && (data4.length > 510 || data4.length > 255 && func1(data4) > 255)) {
        let err12 = { instancePath: instancePath + "/headline", schemaPath: "#/properties/headline/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.image_url !== void 0) {
      let data5 = data.image_url;
      if (typeof data5 != "string" && data5 !== null) {
        let err13 = { instancePath: instancePath + "/image_url", schemaPath: "#/properties/image_url/type", keyword: "type", params: { type: schema222.properties.image_url.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (typeof data5 == "string" && (data5.length > 4096 * 2 || data5.length > 4096 && func1(data5) > 4096)) {
        let err14 = { instancePath: instancePath + "/image_url", schemaPath: "#/properties/image_url/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.account !== void 0 && (validate582(data.account, { instancePath: instancePath + "/account", parentData: data, parentDataProperty: "account", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate582.errors : vErrors.concat(validate582.errors), errors = vErrors.length)), data.job !== void 0 && (validate602(data.job, { instancePath: instancePath + "/job", parentData: data, parentDataProperty: "job", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate602.errors : vErrors.concat(validate602.errors), errors = vErrors.length)), data.stage !== void 0) {
      let data8 = data.stage;
      if (typeof data8 == "string") {
        if (data8.length > 510 || data8.length > 255 && func1(data8) > 255) {
          let err15 = { instancePath: instancePath + "/stage", schemaPath: "#/properties/stage/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/stage", schemaPath: "#/properties/stage/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.stage_kind !== void 0) {
      let data9 = data.stage_kind;
      if (typeof data9 == "string") {
        if (data9.length > 128 || data9.length > 64 && func1(data9) > 64) {
          let err17 = { instancePath: instancePath + "/stage_kind", schemaPath: "#/properties/stage_kind/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/stage_kind", schemaPath: "#/properties/stage_kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.disqualified !== void 0 && typeof data.disqualified != "boolean") {
      let err19 = { instancePath: instancePath + "/disqualified", schemaPath: "#/properties/disqualified/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
    }
    if (data.disqualified_at !== void 0) {
      let data11 = data.disqualified_at;
      if (typeof data11 != "string" && data11 !== null) {
        let err20 = { instancePath: instancePath + "/disqualified_at", schemaPath: "#/properties/disqualified_at/type", keyword: "type", params: { type: schema222.properties.disqualified_at.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      if (typeof data11 == "string") {
        if (data11.length > 48 || data11.length > 24 && func1(data11) > 24) {
          let err21 = { instancePath: instancePath + "/disqualified_at", schemaPath: "#/properties/disqualified_at/maxLength", keyword: "maxLength", params: { limit: 24 }, message: "must NOT have more than 24 characters" };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (!formats2.validate.test(data11)) {
          let err22 = { instancePath: instancePath + "/disqualified_at", schemaPath: "#/properties/disqualified_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      }
    }
    if (data.withdrew !== void 0 && typeof data.withdrew != "boolean") {
      let err23 = { instancePath: instancePath + "/withdrew", schemaPath: "#/properties/withdrew/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
    }
    if (data.anonymized !== void 0 && typeof data.anonymized != "boolean") {
      let err24 = { instancePath: instancePath + "/anonymized", schemaPath: "#/properties/anonymized/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
    }
    if (data.disqualification_reason !== void 0) {
      let data14 = data.disqualification_reason;
      if (typeof data14 != "string" && data14 !== null) {
        let err25 = { instancePath: instancePath + "/disqualification_reason", schemaPath: "#/properties/disqualification_reason/type", keyword: "type", params: { type: schema222.properties.disqualification_reason.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
      if (typeof data14 == "string" && (data14.length > 1e3 * 2 || data14.length > 1e3 && func1(data14) > 1e3)) {
        let err26 = { instancePath: instancePath + "/disqualification_reason", schemaPath: "#/properties/disqualification_reason/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.hired_at !== void 0) {
      let data15 = data.hired_at;
      if (typeof data15 != "string" && data15 !== null) {
        let err27 = { instancePath: instancePath + "/hired_at", schemaPath: "#/properties/hired_at/type", keyword: "type", params: { type: schema222.properties.hired_at.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
      if (typeof data15 == "string") {
        if (data15.length > 40 || data15.length > 20 && func1(data15) > 20) {
          let err28 = { instancePath: instancePath + "/hired_at", schemaPath: "#/properties/hired_at/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
        if (!formats2.validate.test(data15)) {
          let err29 = { instancePath: instancePath + "/hired_at", schemaPath: "#/properties/hired_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
      }
    }
    if (data.moved_to_offer_at !== void 0) {
      let data16 = data.moved_to_offer_at;
      if (typeof data16 != "string" && data16 !== null) {
        let err30 = { instancePath: instancePath + "/moved_to_offer_at", schemaPath: "#/properties/moved_to_offer_at/type", keyword: "type", params: { type: schema222.properties.moved_to_offer_at.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
      if (typeof data16 == "string") {
        if (data16.length > 40 || data16.length > 20 && func1(data16) > 20) {
          let err31 = { instancePath: instancePath + "/moved_to_offer_at", schemaPath: "#/properties/moved_to_offer_at/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" };
          vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
        if (!formats2.validate.test(data16)) {
          let err32 = { instancePath: instancePath + "/moved_to_offer_at", schemaPath: "#/properties/moved_to_offer_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
      }
    }
    if (data.sourced !== void 0 && typeof data.sourced != "boolean") {
      let err33 = { instancePath: instancePath + "/sourced", schemaPath: "#/properties/sourced/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
    }
    if (data.profile_url !== void 0) {
      let data18 = data.profile_url;
      if (typeof data18 == "string") {
        if (data18.length > 2048 * 2 || data18.length > 2048 && func1(data18) > 2048) {
          let err34 = { instancePath: instancePath + "/profile_url", schemaPath: "#/properties/profile_url/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
        }
      } else {
        let err35 = { instancePath: instancePath + "/profile_url", schemaPath: "#/properties/profile_url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
    if (data.address !== void 0) {
      let data19 = data.address;
      if (typeof data19 != "string" && data19 !== null) {
        let err36 = { instancePath: instancePath + "/address", schemaPath: "#/properties/address/type", keyword: "type", params: { type: schema222.properties.address.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
      if (typeof data19 == "string" && (data19.length > 1e3 * 2 || data19.length > 1e3 && func1(data19) > 1e3)) {
        let err37 = { instancePath: instancePath + "/address", schemaPath: "#/properties/address/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
    }
    if (data.phone !== void 0) {
      let data20 = data.phone;
      if (typeof data20 != "string" && data20 !== null) {
        let err38 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: schema222.properties.phone.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
      if (typeof data20 == "string" && (data20.length > 510 || data20.length > 255 && func1(data20) > 255)) {
        let err39 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
        vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
      }
    }
    if (data.email !== void 0) {
      let data21 = data.email;
      if (typeof data21 != "string" && data21 !== null) {
        let err40 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: schema222.properties.email.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
      }
      if (typeof data21 == "string" && (data21.length > 510 || data21.length > 255 && func1(data21) > 255)) {
        let err41 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
        vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
      }
    }
    if (data.outbound_mailbox !== void 0) {
      let data22 = data.outbound_mailbox;
      if (typeof data22 == "string") {
        if (data22.length > 320 * 2 || data22.length > 320 && func1(data22) > 320) {
          let err42 = { instancePath: instancePath + "/outbound_mailbox", schemaPath: "#/properties/outbound_mailbox/maxLength", keyword: "maxLength", params: { limit: 320 }, message: "must NOT have more than 320 characters" };
          vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
        }
      } else {
        let err43 = { instancePath: instancePath + "/outbound_mailbox", schemaPath: "#/properties/outbound_mailbox/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
      }
    }
    if (data.domain !== void 0) {
      let data23 = data.domain;
      if (typeof data23 != "string" && data23 !== null) {
        let err44 = { instancePath: instancePath + "/domain", schemaPath: "#/properties/domain/type", keyword: "type", params: { type: schema222.properties.domain.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
      }
      if (typeof data23 == "string" && (data23.length > 510 || data23.length > 255 && func1(data23) > 255)) {
        let err45 = { instancePath: instancePath + "/domain", schemaPath: "#/properties/domain/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
        vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
      }
    }
    if (data.outlet !== void 0) {
      let data24 = data.outlet;
      if (typeof data24 != "string" && data24 !== null) {
        let err46 = { instancePath: instancePath + "/outlet", schemaPath: "#/properties/outlet/type", keyword: "type", params: { type: schema222.properties.outlet.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
      }
      if (typeof data24 == "string" && (data24.length > 510 || data24.length > 255 && func1(data24) > 255)) {
        let err47 = { instancePath: instancePath + "/outlet", schemaPath: "#/properties/outlet/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
        vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
      }
    }
    if (data.common_source !== void 0) {
      let data25 = data.common_source;
      if (typeof data25 == "string") {
        if (data25.length > 510 || data25.length > 255 && func1(data25) > 255) {
          let err48 = { instancePath: instancePath + "/common_source", schemaPath: "#/properties/common_source/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
        }
      } else {
        let err49 = { instancePath: instancePath + "/common_source", schemaPath: "#/properties/common_source/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
      }
    }
    if (data.common_source_category !== void 0) {
      let data26 = data.common_source_category;
      if (typeof data26 == "string") {
        if (data26.length > 510 || data26.length > 255 && func1(data26) > 255) {
          let err50 = { instancePath: instancePath + "/common_source_category", schemaPath: "#/properties/common_source_category/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
        }
      } else {
        let err51 = { instancePath: instancePath + "/common_source_category", schemaPath: "#/properties/common_source_category/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
      }
    }
    if (data.uploader_id !== void 0) {
      let data27 = data.uploader_id;
      if (typeof data27 != "string" && data27 !== null) {
        let err52 = { instancePath: instancePath + "/uploader_id", schemaPath: "#/properties/uploader_id/type", keyword: "type", params: { type: schema222.properties.uploader_id.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
      }
      if (typeof data27 == "string") {
        if (data27.length > 32 || data27.length > 16 && func1(data27) > 16) {
          let err53 = { instancePath: instancePath + "/uploader_id", schemaPath: "#/properties/uploader_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
        }
        if (!pattern32.test(data27)) {
          let err54 = { instancePath: instancePath + "/uploader_id", schemaPath: "#/properties/uploader_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
          vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
        }
      }
    }
    if (data.created_at !== void 0) {
      let data28 = data.created_at;
      if (typeof data28 == "string") {
        if (data28.length > 40 || data28.length > 20 && func1(data28) > 20) {
          let err55 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" };
          vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
        }
        if (!formats2.validate.test(data28)) {
          let err56 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
        }
      } else {
        let err57 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
      }
    }
    if (data.updated_at !== void 0) {
      let data29 = data.updated_at;
      if (typeof data29 == "string") {
        if (data29.length > 40 || data29.length > 20 && func1(data29) > 20) {
          let err58 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" };
          vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
        }
        if (!formats2.validate.test(data29)) {
          let err59 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
        }
      } else {
        let err60 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
      }
    }
    if (data.cover_letter !== void 0) {
      let data30 = data.cover_letter;
      if (typeof data30 != "string" && data30 !== null) {
        let err61 = { instancePath: instancePath + "/cover_letter", schemaPath: "#/properties/cover_letter/type", keyword: "type", params: { type: schema222.properties.cover_letter.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
      }
      if (typeof data30 == "string" && (data30.length > 1e5 * 2 || data30.length > 1e5 && func1(data30) > 1e5)) {
        let err62 = { instancePath: instancePath + "/cover_letter", schemaPath: "#/properties/cover_letter/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" };
        vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
      }
    }
    if (data.summary !== void 0) {
      let data31 = data.summary;
      if (typeof data31 != "string" && data31 !== null) {
        let err63 = { instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/type", keyword: "type", params: { type: schema222.properties.summary.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
      }
      if (typeof data31 == "string" && (data31.length > 1e5 * 2 || data31.length > 1e5 && func1(data31) > 1e5)) {
        let err64 = { instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" };
        vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
      }
    }
    if (data.education_entries !== void 0) {
      let data32 = data.education_entries;
      if (Array.isArray(data32)) {
        if (data32.length > 200) {
          let err65 = { instancePath: instancePath + "/education_entries", schemaPath: "#/properties/education_entries/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items" };
          vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
        }
        let len0 = data32.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate622(data32[i0], { instancePath: instancePath + "/education_entries/" + i0, parentData: data32, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate622.errors : vErrors.concat(validate622.errors), errors = vErrors.length);
      } else {
        let err66 = { instancePath: instancePath + "/education_entries", schemaPath: "#/properties/education_entries/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
      }
    }
    if (data.experience_entries !== void 0) {
      let data34 = data.experience_entries;
      if (Array.isArray(data34)) {
        if (data34.length > 200) {
          let err67 = { instancePath: instancePath + "/experience_entries", schemaPath: "#/properties/experience_entries/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items" };
          vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
        }
        let len1 = data34.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate642(data34[i1], { instancePath: instancePath + "/experience_entries/" + i1, parentData: data34, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate642.errors : vErrors.concat(validate642.errors), errors = vErrors.length);
      } else {
        let err68 = { instancePath: instancePath + "/experience_entries", schemaPath: "#/properties/experience_entries/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
      }
    }
    if (data.skills !== void 0) {
      let data36 = data.skills;
      if (Array.isArray(data36)) {
        if (data36.length > 1e3) {
          let err69 = { instancePath: instancePath + "/skills", schemaPath: "#/properties/skills/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
          vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
        }
        let len2 = data36.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate662(data36[i2], { instancePath: instancePath + "/skills/" + i2, parentData: data36, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate662.errors : vErrors.concat(validate662.errors), errors = vErrors.length);
      } else {
        let err70 = { instancePath: instancePath + "/skills", schemaPath: "#/properties/skills/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
      }
    }
    if (data.answers !== void 0) {
      let data38 = data.answers;
      if (Array.isArray(data38)) {
        if (data38.length > 1e3) {
          let err71 = { instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
          vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
        }
        let len3 = data38.length;
        for (let i3 = 0; i3 < len3; i3++)
          validate682(data38[i3], { instancePath: instancePath + "/answers/" + i3, parentData: data38, parentDataProperty: i3, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate682.errors : vErrors.concat(validate682.errors), errors = vErrors.length);
      } else {
        let err72 = { instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
      }
    }
    if (data.resume_url !== void 0) {
      let data40 = data.resume_url;
      if (typeof data40 != "string" && data40 !== null) {
        let err73 = { instancePath: instancePath + "/resume_url", schemaPath: "#/properties/resume_url/type", keyword: "type", params: { type: schema222.properties.resume_url.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
      }
      if (typeof data40 == "string" && (data40.length > 4096 * 2 || data40.length > 4096 && func1(data40) > 4096)) {
        let err74 = { instancePath: instancePath + "/resume_url", schemaPath: "#/properties/resume_url/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
        vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
      }
    }
    if (data.tags !== void 0) {
      let data41 = data.tags;
      if (Array.isArray(data41)) {
        if (data41.length > 1e3) {
          let err75 = { instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
          vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
        }
        let len4 = data41.length;
        for (let i4 = 0; i4 < len4; i4++) {
          let data42 = data41[i4];
          if (typeof data42 == "string") {
            if (data42.length > 510 || data42.length > 255 && func1(data42) > 255) {
              let err76 = { instancePath: instancePath + "/tags/" + i4, schemaPath: "#/properties/tags/items/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
              vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
            }
          } else {
            let err77 = { instancePath: instancePath + "/tags/" + i4, schemaPath: "#/properties/tags/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
          }
        }
      } else {
        let err78 = { instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
      }
    }
    if (data.location !== void 0 && (validate76(data.location, { instancePath: instancePath + "/location", parentData: data, parentDataProperty: "location", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors), errors = vErrors.length)), data.originating_candidate_id !== void 0) {
      let data44 = data.originating_candidate_id;
      if (typeof data44 != "string" && data44 !== null) {
        let err79 = { instancePath: instancePath + "/originating_candidate_id", schemaPath: "#/properties/originating_candidate_id/type", keyword: "type", params: { type: schema222.properties.originating_candidate_id.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
      }
      if (typeof data44 == "string") {
        if (data44.length > 32 || data44.length > 16 && func1(data44) > 16) {
          let err80 = { instancePath: instancePath + "/originating_candidate_id", schemaPath: "#/properties/originating_candidate_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
        }
        if (!pattern32.test(data44)) {
          let err81 = { instancePath: instancePath + "/originating_candidate_id", schemaPath: "#/properties/originating_candidate_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
          vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
        }
      }
    }
    if (data.resume_metadata !== void 0 && (validate78(data.resume_metadata, { instancePath: instancePath + "/resume_metadata", parentData: data, parentDataProperty: "resume_metadata", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors), errors = vErrors.length)), data.social_profiles !== void 0) {
      let data46 = data.social_profiles;
      if (Array.isArray(data46)) {
        if (data46.length > 200) {
          let err82 = { instancePath: instancePath + "/social_profiles", schemaPath: "#/properties/social_profiles/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items" };
          vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
        }
        let len5 = data46.length;
        for (let i5 = 0; i5 < len5; i5++)
          validate802(data46[i5], { instancePath: instancePath + "/social_profiles/" + i5, parentData: data46, parentDataProperty: i5, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate802.errors : vErrors.concat(validate802.errors), errors = vErrors.length);
      } else {
        let err83 = { instancePath: instancePath + "/social_profiles", schemaPath: "#/properties/social_profiles/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
      }
    }
  } else {
    let err84 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
  }
  return validate572.errors = vErrors, errors === 0;
}
validate572.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate522(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate522.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.event_type === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event_type" }, message: "must have required property 'event_type'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.resource_type === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "resource_type" }, message: "must have required property 'resource_type'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.fired_at === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fired_at" }, message: "must have required property 'fired_at'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.data === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.sequence === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sequence" }, message: "must have required property 'sequence'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.occurred_at === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "occurred_at" }, message: "must have required property 'occurred_at'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "fired_at" || key0 === "sequence" || key0 === "occurred_at" || key0 === "test" || key0 === "event_type" || key0 === "resource_type" || key0 === "data")) {
        let err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 == "string") {
        if (data0.length > 72 || data0.length > 36 && func1(data0) > 36) {
          let err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!formats02.test(data0)) {
          let err9 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.fired_at !== void 0) {
      let data1 = data.fired_at;
      if (typeof data1 == "string") {
        if (data1.length > 48 || data1.length > 24 && func1(data1) > 24) {
          let err11 = { instancePath: instancePath + "/fired_at", schemaPath: "#/properties/fired_at/maxLength", keyword: "maxLength", params: { limit: 24 }, message: "must NOT have more than 24 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (!formats2.validate.test(data1)) {
          let err12 = { instancePath: instancePath + "/fired_at", schemaPath: "#/properties/fired_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/fired_at", schemaPath: "#/properties/fired_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.sequence !== void 0) {
      let data2 = data.sequence;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err14 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          let err15 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          let err16 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (!formats4.validate(data2)) {
          let err17 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/format", keyword: "format", params: { format: "int64" }, message: 'must match format "int64"' };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      }
    }
    if (data.occurred_at !== void 0) {
      let data3 = data.occurred_at;
      if (typeof data3 == "string") {
        if (data3.length > 48 || data3.length > 24 && func1(data3) > 24) {
          let err18 = { instancePath: instancePath + "/occurred_at", schemaPath: "#/properties/occurred_at/maxLength", keyword: "maxLength", params: { limit: 24 }, message: "must NOT have more than 24 characters" };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (!formats2.validate.test(data3)) {
          let err19 = { instancePath: instancePath + "/occurred_at", schemaPath: "#/properties/occurred_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/occurred_at", schemaPath: "#/properties/occurred_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.test !== void 0 && typeof data.test != "boolean") {
      let err21 = { instancePath: instancePath + "/test", schemaPath: "#/properties/test/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
    }
    data.event_type !== void 0 && (validate532(data.event_type, { instancePath: instancePath + "/event_type", parentData: data, parentDataProperty: "event_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate532.errors : vErrors.concat(validate532.errors), errors = vErrors.length)), data.resource_type !== void 0 && (validate552(data.resource_type, { instancePath: instancePath + "/resource_type", parentData: data, parentDataProperty: "resource_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate552.errors : vErrors.concat(validate552.errors), errors = vErrors.length)), data.data !== void 0 && (validate572(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate572.errors : vErrors.concat(validate572.errors), errors = vErrors.length));
  } else {
    let err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
  }
  return validate522.errors = vErrors, errors === 0;
}
validate522.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var CandidateDeletedNotification = validate832;
var schema362 = { type: "string", enum: ["candidate_deleted"], $id: "CandidateDeletedType" };
function validate842(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate842.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data !== "candidate_deleted") {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema362.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate842.errors = vErrors, errors === 0;
}
validate842.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate872(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate872.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "id") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 == "string") {
        if (data0.length > 32 || data0.length > 16 && func1(data0) > 16) {
          let err2 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (!pattern32.test(data0)) {
          let err3 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate872.errors = vErrors, errors === 0;
}
validate872.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate832(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate832.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.event_type === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event_type" }, message: "must have required property 'event_type'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.resource_type === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "resource_type" }, message: "must have required property 'resource_type'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.fired_at === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fired_at" }, message: "must have required property 'fired_at'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.data === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.sequence === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sequence" }, message: "must have required property 'sequence'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.occurred_at === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "occurred_at" }, message: "must have required property 'occurred_at'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "fired_at" || key0 === "sequence" || key0 === "occurred_at" || key0 === "test" || key0 === "event_type" || key0 === "resource_type" || key0 === "data")) {
        let err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 == "string") {
        if (data0.length > 72 || data0.length > 36 && func1(data0) > 36) {
          let err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!formats02.test(data0)) {
          let err9 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.fired_at !== void 0) {
      let data1 = data.fired_at;
      if (typeof data1 == "string") {
        if (data1.length > 48 || data1.length > 24 && func1(data1) > 24) {
          let err11 = { instancePath: instancePath + "/fired_at", schemaPath: "#/properties/fired_at/maxLength", keyword: "maxLength", params: { limit: 24 }, message: "must NOT have more than 24 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (!formats2.validate.test(data1)) {
          let err12 = { instancePath: instancePath + "/fired_at", schemaPath: "#/properties/fired_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/fired_at", schemaPath: "#/properties/fired_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.sequence !== void 0) {
      let data2 = data.sequence;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err14 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          let err15 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          let err16 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (!formats4.validate(data2)) {
          let err17 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/format", keyword: "format", params: { format: "int64" }, message: 'must match format "int64"' };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      }
    }
    if (data.occurred_at !== void 0) {
      let data3 = data.occurred_at;
      if (typeof data3 == "string") {
        if (data3.length > 48 || data3.length > 24 && func1(data3) > 24) {
          let err18 = { instancePath: instancePath + "/occurred_at", schemaPath: "#/properties/occurred_at/maxLength", keyword: "maxLength", params: { limit: 24 }, message: "must NOT have more than 24 characters" };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (!formats2.validate.test(data3)) {
          let err19 = { instancePath: instancePath + "/occurred_at", schemaPath: "#/properties/occurred_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/occurred_at", schemaPath: "#/properties/occurred_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.test !== void 0 && typeof data.test != "boolean") {
      let err21 = { instancePath: instancePath + "/test", schemaPath: "#/properties/test/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
    }
    data.event_type !== void 0 && (validate842(data.event_type, { instancePath: instancePath + "/event_type", parentData: data, parentDataProperty: "event_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate842.errors : vErrors.concat(validate842.errors), errors = vErrors.length)), data.resource_type !== void 0 && (validate552(data.resource_type, { instancePath: instancePath + "/resource_type", parentData: data, parentDataProperty: "resource_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate552.errors : vErrors.concat(validate552.errors), errors = vErrors.length)), data.data !== void 0 && (validate872(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate872.errors : vErrors.concat(validate872.errors), errors = vErrors.length));
  } else {
    let err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
  }
  return validate832.errors = vErrors, errors === 0;
}
validate832.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var CandidateMovedNotification = validate89;
var schema39 = { type: "string", enum: ["candidate_moved"], $id: "CandidateMovedType" };
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate90.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data !== "candidate_moved") {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema39.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate90.errors = vErrors, errors === 0;
}
validate90.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate89(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate89.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.event_type === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event_type" }, message: "must have required property 'event_type'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.resource_type === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "resource_type" }, message: "must have required property 'resource_type'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.fired_at === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fired_at" }, message: "must have required property 'fired_at'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.data === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.sequence === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sequence" }, message: "must have required property 'sequence'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.occurred_at === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "occurred_at" }, message: "must have required property 'occurred_at'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "fired_at" || key0 === "sequence" || key0 === "occurred_at" || key0 === "test" || key0 === "event_type" || key0 === "resource_type" || key0 === "data")) {
        let err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 == "string") {
        if (data0.length > 72 || data0.length > 36 && func1(data0) > 36) {
          let err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!formats02.test(data0)) {
          let err9 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.fired_at !== void 0) {
      let data1 = data.fired_at;
      if (typeof data1 == "string") {
        if (data1.length > 48 || data1.length > 24 && func1(data1) > 24) {
          let err11 = { instancePath: instancePath + "/fired_at", schemaPath: "#/properties/fired_at/maxLength", keyword: "maxLength", params: { limit: 24 }, message: "must NOT have more than 24 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (!formats2.validate.test(data1)) {
          let err12 = { instancePath: instancePath + "/fired_at", schemaPath: "#/properties/fired_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/fired_at", schemaPath: "#/properties/fired_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.sequence !== void 0) {
      let data2 = data.sequence;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err14 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          let err15 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          let err16 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (!formats4.validate(data2)) {
          let err17 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/format", keyword: "format", params: { format: "int64" }, message: 'must match format "int64"' };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      }
    }
    if (data.occurred_at !== void 0) {
      let data3 = data.occurred_at;
      if (typeof data3 == "string") {
        if (data3.length > 48 || data3.length > 24 && func1(data3) > 24) {
          let err18 = { instancePath: instancePath + "/occurred_at", schemaPath: "#/properties/occurred_at/maxLength", keyword: "maxLength", params: { limit: 24 }, message: "must NOT have more than 24 characters" };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (!formats2.validate.test(data3)) {
          let err19 = { instancePath: instancePath + "/occurred_at", schemaPath: "#/properties/occurred_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/occurred_at", schemaPath: "#/properties/occurred_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.test !== void 0 && typeof data.test != "boolean") {
      let err21 = { instancePath: instancePath + "/test", schemaPath: "#/properties/test/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
    }
    data.event_type !== void 0 && (validate90(data.event_type, { instancePath: instancePath + "/event_type", parentData: data, parentDataProperty: "event_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors), errors = vErrors.length)), data.resource_type !== void 0 && (validate552(data.resource_type, { instancePath: instancePath + "/resource_type", parentData: data, parentDataProperty: "resource_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate552.errors : vErrors.concat(validate552.errors), errors = vErrors.length)), data.data !== void 0 && (validate572(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate572.errors : vErrors.concat(validate572.errors), errors = vErrors.length));
  } else {
    let err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
  }
  return validate89.errors = vErrors, errors === 0;
}
validate89.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var EmployeeCreatedNotification = validate94;
var schema412 = { type: "string", enum: ["employee_created"], $id: "EmployeeCreatedType" };
function validate95(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate95.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data !== "employee_created") {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema412.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate95.errors = vErrors, errors === 0;
}
validate95.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema422 = { type: "string", enum: ["employee"], $id: "EmployeeResource" };
function validate97(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate97.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data !== "employee") {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema422.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate97.errors = vErrors, errors === 0;
}
validate97.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema432 = { type: "object", required: ["id"], additionalProperties: !0, properties: { id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, firstname: { type: "string", maxLength: 255 }, lastname: { type: "string", maxLength: 255 }, preferred_name: { type: ["string", "null"], maxLength: 255 }, employee_number: { type: "string", maxLength: 64 }, email: { type: ["string", "null"], maxLength: 254 }, work_email: { type: ["string", "null"], maxLength: 254 }, job_title: { type: ["string", "null"], maxLength: 255 }, phone: { type: ["string", "null"], maxLength: 64 }, start_date: { type: ["string", "null"], pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T00:00:00\\.000Z$", maxLength: 24 }, birthdate: { type: ["string", "null"], format: "date", maxLength: 10 }, department: { type: ["string", "null"], maxLength: 255 }, manager_id: { type: ["string", "null"], pattern: "^[0-9a-f]{16}$", maxLength: 16 }, work_schedule: { type: ["string", "null"], pattern: "^[0-9a-f]{16}$", maxLength: 16 }, holiday_calendar_id: { type: ["integer", "null"], format: "int64", minimum: 1, maximum: 9007199254740991 }, member_id: { type: ["string", "null"], pattern: "^[0-9a-f]{16}$", maxLength: 16 }, state: { $ref: "EmployeeState" }, status: { $ref: "EmployeeStatus" }, reports_to: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 } }, $id: "NotifiedEmployee" }, pattern11 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T00:00:00\\.000Z$", "u"), formats46 = require_formats().fastFormats.date, schema442 = { type: "string", enum: ["draft", "published"], $id: "EmployeeState" };
function validate100(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate100.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "draft" || data === "published")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema442.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate100.errors = vErrors, errors === 0;
}
validate100.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema452 = { type: "string", enum: ["status_active", "status_draft", "status_inactive"], $id: "EmployeeStatus" };
function validate102(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate102.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "status_active" || data === "status_draft" || data === "status_inactive")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema452.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate102.errors = vErrors, errors === 0;
}
validate102.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate99.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 == "string") {
        if (data0.length > 32 || data0.length > 16 && func1(data0) > 16) {
          let err1 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (!pattern32.test(data0)) {
          let err2 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.firstname !== void 0) {
      let data1 = data.firstname;
      if (typeof data1 == "string") {
        if (data1.length > 510 || data1.length > 255 && func1(data1) > 255) {
          let err4 = { instancePath: instancePath + "/firstname", schemaPath: "#/properties/firstname/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/firstname", schemaPath: "#/properties/firstname/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.lastname !== void 0) {
      let data2 = data.lastname;
      if (typeof data2 == "string") {
        if (data2.length > 510 || data2.length > 255 && func1(data2) > 255) {
          let err6 = { instancePath: instancePath + "/lastname", schemaPath: "#/properties/lastname/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/lastname", schemaPath: "#/properties/lastname/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.preferred_name !== void 0) {
      let data3 = data.preferred_name;
      if (typeof data3 != "string" && data3 !== null) {
        let err8 = { instancePath: instancePath + "/preferred_name", schemaPath: "#/properties/preferred_name/type", keyword: "type", params: { type: schema432.properties.preferred_name.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (typeof data3 == "string" && (data3.length > 510 || data3.length > 255 && func1(data3) > 255)) {
        let err9 = { instancePath: instancePath + "/preferred_name", schemaPath: "#/properties/preferred_name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.employee_number !== void 0) {
      let data4 = data.employee_number;
      if (typeof data4 == "string") {
        if (data4.length > 128 || data4.length > 64 && func1(data4) > 64) {
          let err10 = { instancePath: instancePath + "/employee_number", schemaPath: "#/properties/employee_number/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/employee_number", schemaPath: "#/properties/employee_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.email !== void 0) {
      let data5 = data.email;
      if (typeof data5 != "string" && data5 !== null) {
        let err12 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: schema432.properties.email.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (typeof data5 == "string" && (data5.length > 508 || data5.length > 254 && func1(data5) > 254)) {
        let err13 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.work_email !== void 0) {
      let data6 = data.work_email;
      if (typeof data6 != "string" && data6 !== null) {
        let err14 = { instancePath: instancePath + "/work_email", schemaPath: "#/properties/work_email/type", keyword: "type", params: { type: schema432.properties.work_email.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data6 == "string" && (data6.length > 508 || data6.length > 254 && func1(data6) > 254)) {
        let err15 = { instancePath: instancePath + "/work_email", schemaPath: "#/properties/work_email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.job_title !== void 0) {
      let data7 = data.job_title;
      if (typeof data7 != "string" && data7 !== null) {
        let err16 = { instancePath: instancePath + "/job_title", schemaPath: "#/properties/job_title/type", keyword: "type", params: { type: schema432.properties.job_title.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (typeof data7 == "string" && (data7.length > 510 || data7.length > 255 && func1(data7) > 255)) {
        let err17 = { instancePath: instancePath + "/job_title", schemaPath: "#/properties/job_title/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.phone !== void 0) {
      let data8 = data.phone;
      if (typeof data8 != "string" && data8 !== null) {
        let err18 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: schema432.properties.phone.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (typeof data8 == "string" && (data8.length > 128 || data8.length > 64 && func1(data8) > 64)) {
        let err19 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.start_date !== void 0) {
      let data9 = data.start_date;
      if (typeof data9 != "string" && data9 !== null) {
        let err20 = { instancePath: instancePath + "/start_date", schemaPath: "#/properties/start_date/type", keyword: "type", params: { type: schema432.properties.start_date.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      if (typeof data9 == "string") {
        if (data9.length > 48 || data9.length > 24 && func1(data9) > 24) {
          let err21 = { instancePath: instancePath + "/start_date", schemaPath: "#/properties/start_date/maxLength", keyword: "maxLength", params: { limit: 24 }, message: "must NOT have more than 24 characters" };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (!pattern11.test(data9)) {
          let err22 = { instancePath: instancePath + "/start_date", schemaPath: "#/properties/start_date/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T00:00:00\\.000Z$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T00:00:00\\.000Z$"' };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      }
    }
    if (data.birthdate !== void 0) {
      let data10 = data.birthdate;
      if (typeof data10 != "string" && data10 !== null) {
        let err23 = { instancePath: instancePath + "/birthdate", schemaPath: "#/properties/birthdate/type", keyword: "type", params: { type: schema432.properties.birthdate.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
      if (typeof data10 == "string") {
        if (data10.length > 20 || data10.length > 10 && func1(data10) > 10) {
          let err24 = { instancePath: instancePath + "/birthdate", schemaPath: "#/properties/birthdate/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        if (!formats46.validate.test(data10)) {
          let err25 = { instancePath: instancePath + "/birthdate", schemaPath: "#/properties/birthdate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
      }
    }
    if (data.department !== void 0) {
      let data11 = data.department;
      if (typeof data11 != "string" && data11 !== null) {
        let err26 = { instancePath: instancePath + "/department", schemaPath: "#/properties/department/type", keyword: "type", params: { type: schema432.properties.department.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
      if (typeof data11 == "string" && (data11.length > 510 || data11.length > 255 && func1(data11) > 255)) {
        let err27 = { instancePath: instancePath + "/department", schemaPath: "#/properties/department/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.manager_id !== void 0) {
      let data12 = data.manager_id;
      if (typeof data12 != "string" && data12 !== null) {
        let err28 = { instancePath: instancePath + "/manager_id", schemaPath: "#/properties/manager_id/type", keyword: "type", params: { type: schema432.properties.manager_id.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
      if (typeof data12 == "string") {
        if (data12.length > 32 || data12.length > 16 && func1(data12) > 16) {
          let err29 = { instancePath: instancePath + "/manager_id", schemaPath: "#/properties/manager_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
        if (!pattern32.test(data12)) {
          let err30 = { instancePath: instancePath + "/manager_id", schemaPath: "#/properties/manager_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
      }
    }
    if (data.work_schedule !== void 0) {
      let data13 = data.work_schedule;
      if (typeof data13 != "string" && data13 !== null) {
        let err31 = { instancePath: instancePath + "/work_schedule", schemaPath: "#/properties/work_schedule/type", keyword: "type", params: { type: schema432.properties.work_schedule.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
      if (typeof data13 == "string") {
        if (data13.length > 32 || data13.length > 16 && func1(data13) > 16) {
          let err32 = { instancePath: instancePath + "/work_schedule", schemaPath: "#/properties/work_schedule/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
        if (!pattern32.test(data13)) {
          let err33 = { instancePath: instancePath + "/work_schedule", schemaPath: "#/properties/work_schedule/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
      }
    }
    if (data.holiday_calendar_id !== void 0) {
      let data14 = data.holiday_calendar_id;
      if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14)) && data14 !== null) {
        let err34 = { instancePath: instancePath + "/holiday_calendar_id", schemaPath: "#/properties/holiday_calendar_id/type", keyword: "type", params: { type: schema432.properties.holiday_calendar_id.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
      if (typeof data14 == "number" && isFinite(data14)) {
        if (data14 > 9007199254740991 || isNaN(data14)) {
          let err35 = { instancePath: instancePath + "/holiday_calendar_id", schemaPath: "#/properties/holiday_calendar_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
        }
        if (data14 < 1 || isNaN(data14)) {
          let err36 = { instancePath: instancePath + "/holiday_calendar_id", schemaPath: "#/properties/holiday_calendar_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
        }
        if (!formats4.validate(data14)) {
          let err37 = { instancePath: instancePath + "/holiday_calendar_id", schemaPath: "#/properties/holiday_calendar_id/format", keyword: "format", params: { format: "int64" }, message: 'must match format "int64"' };
          vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
        }
      }
    }
    if (data.member_id !== void 0) {
      let data15 = data.member_id;
      if (typeof data15 != "string" && data15 !== null) {
        let err38 = { instancePath: instancePath + "/member_id", schemaPath: "#/properties/member_id/type", keyword: "type", params: { type: schema432.properties.member_id.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
      if (typeof data15 == "string") {
        if (data15.length > 32 || data15.length > 16 && func1(data15) > 16) {
          let err39 = { instancePath: instancePath + "/member_id", schemaPath: "#/properties/member_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
        }
        if (!pattern32.test(data15)) {
          let err40 = { instancePath: instancePath + "/member_id", schemaPath: "#/properties/member_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
          vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
        }
      }
    }
    if (data.state !== void 0 && (validate100(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors), errors = vErrors.length)), data.status !== void 0 && (validate102(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors), errors = vErrors.length)), data.reports_to !== void 0) {
      let data18 = data.reports_to;
      if (typeof data18 == "string") {
        if (data18.length > 32 || data18.length > 16 && func1(data18) > 16) {
          let err41 = { instancePath: instancePath + "/reports_to", schemaPath: "#/properties/reports_to/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
        }
        if (!pattern32.test(data18)) {
          let err42 = { instancePath: instancePath + "/reports_to", schemaPath: "#/properties/reports_to/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
          vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
        }
      } else {
        let err43 = { instancePath: instancePath + "/reports_to", schemaPath: "#/properties/reports_to/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
      }
    }
  } else {
    let err44 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
  }
  return validate99.errors = vErrors, errors === 0;
}
validate99.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate94.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.event_type === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event_type" }, message: "must have required property 'event_type'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.resource_type === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "resource_type" }, message: "must have required property 'resource_type'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.fired_at === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fired_at" }, message: "must have required property 'fired_at'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.data === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.sequence === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sequence" }, message: "must have required property 'sequence'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.occurred_at === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "occurred_at" }, message: "must have required property 'occurred_at'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "fired_at" || key0 === "sequence" || key0 === "occurred_at" || key0 === "test" || key0 === "event_type" || key0 === "resource_type" || key0 === "data")) {
        let err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 == "string") {
        if (data0.length > 72 || data0.length > 36 && func1(data0) > 36) {
          let err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!formats02.test(data0)) {
          let err9 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.fired_at !== void 0) {
      let data1 = data.fired_at;
      if (typeof data1 == "string") {
        if (data1.length > 48 || data1.length > 24 && func1(data1) > 24) {
          let err11 = { instancePath: instancePath + "/fired_at", schemaPath: "#/properties/fired_at/maxLength", keyword: "maxLength", params: { limit: 24 }, message: "must NOT have more than 24 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (!formats2.validate.test(data1)) {
          let err12 = { instancePath: instancePath + "/fired_at", schemaPath: "#/properties/fired_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/fired_at", schemaPath: "#/properties/fired_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.sequence !== void 0) {
      let data2 = data.sequence;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err14 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          let err15 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          let err16 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (!formats4.validate(data2)) {
          let err17 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/format", keyword: "format", params: { format: "int64" }, message: 'must match format "int64"' };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      }
    }
    if (data.occurred_at !== void 0) {
      let data3 = data.occurred_at;
      if (typeof data3 == "string") {
        if (data3.length > 48 || data3.length > 24 && func1(data3) > 24) {
          let err18 = { instancePath: instancePath + "/occurred_at", schemaPath: "#/properties/occurred_at/maxLength", keyword: "maxLength", params: { limit: 24 }, message: "must NOT have more than 24 characters" };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (!formats2.validate.test(data3)) {
          let err19 = { instancePath: instancePath + "/occurred_at", schemaPath: "#/properties/occurred_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/occurred_at", schemaPath: "#/properties/occurred_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.test !== void 0 && typeof data.test != "boolean") {
      let err21 = { instancePath: instancePath + "/test", schemaPath: "#/properties/test/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
    }
    data.event_type !== void 0 && (validate95(data.event_type, { instancePath: instancePath + "/event_type", parentData: data, parentDataProperty: "event_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors), errors = vErrors.length)), data.resource_type !== void 0 && (validate97(data.resource_type, { instancePath: instancePath + "/resource_type", parentData: data, parentDataProperty: "resource_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors), errors = vErrors.length)), data.data !== void 0 && (validate99(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors), errors = vErrors.length));
  } else {
    let err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
  }
  return validate94.errors = vErrors, errors === 0;
}
validate94.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var EmployeePublishedNotification = validate105;
var schema472 = { type: "string", enum: ["employee_published"], $id: "EmployeePublishedType" };
function validate106(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate106.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data !== "employee_published") {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema472.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate106.errors = vErrors, errors === 0;
}
validate106.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate109(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate109.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "id") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 == "string") {
        if (data0.length > 32 || data0.length > 16 && func1(data0) > 16) {
          let err2 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (!pattern32.test(data0)) {
          let err3 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate109.errors = vErrors, errors === 0;
}
validate109.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate105(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate105.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.event_type === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event_type" }, message: "must have required property 'event_type'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.resource_type === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "resource_type" }, message: "must have required property 'resource_type'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.fired_at === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fired_at" }, message: "must have required property 'fired_at'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.data === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.sequence === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sequence" }, message: "must have required property 'sequence'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.occurred_at === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "occurred_at" }, message: "must have required property 'occurred_at'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "fired_at" || key0 === "sequence" || key0 === "occurred_at" || key0 === "test" || key0 === "event_type" || key0 === "resource_type" || key0 === "data")) {
        let err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 == "string") {
        if (data0.length > 72 || data0.length > 36 && func1(data0) > 36) {
          let err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!formats02.test(data0)) {
          let err9 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.fired_at !== void 0) {
      let data1 = data.fired_at;
      if (typeof data1 == "string") {
        if (data1.length > 48 || data1.length > 24 && func1(data1) > 24) {
          let err11 = { instancePath: instancePath + "/fired_at", schemaPath: "#/properties/fired_at/maxLength", keyword: "maxLength", params: { limit: 24 }, message: "must NOT have more than 24 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (!formats2.validate.test(data1)) {
          let err12 = { instancePath: instancePath + "/fired_at", schemaPath: "#/properties/fired_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/fired_at", schemaPath: "#/properties/fired_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.sequence !== void 0) {
      let data2 = data.sequence;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err14 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          let err15 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          let err16 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (!formats4.validate(data2)) {
          let err17 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/format", keyword: "format", params: { format: "int64" }, message: 'must match format "int64"' };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      }
    }
    if (data.occurred_at !== void 0) {
      let data3 = data.occurred_at;
      if (typeof data3 == "string") {
        if (data3.length > 48 || data3.length > 24 && func1(data3) > 24) {
          let err18 = { instancePath: instancePath + "/occurred_at", schemaPath: "#/properties/occurred_at/maxLength", keyword: "maxLength", params: { limit: 24 }, message: "must NOT have more than 24 characters" };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (!formats2.validate.test(data3)) {
          let err19 = { instancePath: instancePath + "/occurred_at", schemaPath: "#/properties/occurred_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/occurred_at", schemaPath: "#/properties/occurred_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.test !== void 0 && typeof data.test != "boolean") {
      let err21 = { instancePath: instancePath + "/test", schemaPath: "#/properties/test/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
    }
    data.event_type !== void 0 && (validate106(data.event_type, { instancePath: instancePath + "/event_type", parentData: data, parentDataProperty: "event_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors), errors = vErrors.length)), data.resource_type !== void 0 && (validate97(data.resource_type, { instancePath: instancePath + "/resource_type", parentData: data, parentDataProperty: "resource_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors), errors = vErrors.length)), data.data !== void 0 && (validate109(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors), errors = vErrors.length));
  } else {
    let err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
  }
  return validate105.errors = vErrors, errors === 0;
}
validate105.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var EmployeeUpdatedNotification = validate111;
var schema502 = { type: "string", enum: ["employee_updated"], $id: "EmployeeUpdatedType" };
function validate112(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate112.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data !== "employee_updated") {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema502.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate112.errors = vErrors, errors === 0;
}
validate112.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema51 = { type: "object", required: ["id"], additionalProperties: !0, properties: { id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, firstname: { type: "string", maxLength: 255 }, lastname: { type: "string", maxLength: 255 }, preferred_name: { type: ["string", "null"], maxLength: 255 }, employee_number: { type: "string", maxLength: 64 }, email: { type: ["string", "null"], maxLength: 254 }, work_email: { type: ["string", "null"], maxLength: 254 }, job_title: { type: ["string", "null"], maxLength: 255 }, phone: { type: ["string", "null"], maxLength: 64 }, start_date: { type: ["string", "null"], pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T00:00:00\\.000Z$", maxLength: 24 }, birthdate: { type: ["string", "null"], format: "date", maxLength: 10 }, department: { type: ["string", "null"], maxLength: 255 }, manager_id: { type: ["string", "null"], pattern: "^[0-9a-f]{16}$", maxLength: 16 }, work_schedule: { type: ["string", "null"], pattern: "^[0-9a-f]{16}$", maxLength: 16 }, holiday_calendar_id: { type: ["integer", "null"], format: "int64", minimum: 1, maximum: 9007199254740991 }, member_id: { type: ["string", "null"], pattern: "^[0-9a-f]{16}$", maxLength: 16 } }, $id: "ChangedFields" };
function validate115(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate115.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 == "string") {
        if (data0.length > 32 || data0.length > 16 && func1(data0) > 16) {
          let err1 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (!pattern32.test(data0)) {
          let err2 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.firstname !== void 0) {
      let data1 = data.firstname;
      if (typeof data1 == "string") {
        if (data1.length > 510 || data1.length > 255 && func1(data1) > 255) {
          let err4 = { instancePath: instancePath + "/firstname", schemaPath: "#/properties/firstname/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/firstname", schemaPath: "#/properties/firstname/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.lastname !== void 0) {
      let data2 = data.lastname;
      if (typeof data2 == "string") {
        if (data2.length > 510 || data2.length > 255 && func1(data2) > 255) {
          let err6 = { instancePath: instancePath + "/lastname", schemaPath: "#/properties/lastname/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/lastname", schemaPath: "#/properties/lastname/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.preferred_name !== void 0) {
      let data3 = data.preferred_name;
      if (typeof data3 != "string" && data3 !== null) {
        let err8 = { instancePath: instancePath + "/preferred_name", schemaPath: "#/properties/preferred_name/type", keyword: "type", params: { type: schema51.properties.preferred_name.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (typeof data3 == "string" && (data3.length > 510 || data3.length > 255 && func1(data3) > 255)) {
        let err9 = { instancePath: instancePath + "/preferred_name", schemaPath: "#/properties/preferred_name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.employee_number !== void 0) {
      let data4 = data.employee_number;
      if (typeof data4 == "string") {
        if (data4.length > 128 || data4.length > 64 && func1(data4) > 64) {
          let err10 = { instancePath: instancePath + "/employee_number", schemaPath: "#/properties/employee_number/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/employee_number", schemaPath: "#/properties/employee_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.email !== void 0) {
      let data5 = data.email;
      if (typeof data5 != "string" && data5 !== null) {
        let err12 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: schema51.properties.email.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (typeof data5 == "string" && (data5.length > 508 || data5.length > 254 && func1(data5) > 254)) {
        let err13 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.work_email !== void 0) {
      let data6 = data.work_email;
      if (typeof data6 != "string" && data6 !== null) {
        let err14 = { instancePath: instancePath + "/work_email", schemaPath: "#/properties/work_email/type", keyword: "type", params: { type: schema51.properties.work_email.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data6 == "string" && (data6.length > 508 || data6.length > 254 && func1(data6) > 254)) {
        let err15 = { instancePath: instancePath + "/work_email", schemaPath: "#/properties/work_email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.job_title !== void 0) {
      let data7 = data.job_title;
      if (typeof data7 != "string" && data7 !== null) {
        let err16 = { instancePath: instancePath + "/job_title", schemaPath: "#/properties/job_title/type", keyword: "type", params: { type: schema51.properties.job_title.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (typeof data7 == "string" && (data7.length > 510 || data7.length > 255 && func1(data7) > 255)) {
        let err17 = { instancePath: instancePath + "/job_title", schemaPath: "#/properties/job_title/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.phone !== void 0) {
      let data8 = data.phone;
      if (typeof data8 != "string" && data8 !== null) {
        let err18 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: schema51.properties.phone.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (typeof data8 == "string" && (data8.length > 128 || data8.length > 64 && func1(data8) > 64)) {
        let err19 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.start_date !== void 0) {
      let data9 = data.start_date;
      if (typeof data9 != "string" && data9 !== null) {
        let err20 = { instancePath: instancePath + "/start_date", schemaPath: "#/properties/start_date/type", keyword: "type", params: { type: schema51.properties.start_date.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      if (typeof data9 == "string") {
        if (data9.length > 48 || data9.length > 24 && func1(data9) > 24) {
          let err21 = { instancePath: instancePath + "/start_date", schemaPath: "#/properties/start_date/maxLength", keyword: "maxLength", params: { limit: 24 }, message: "must NOT have more than 24 characters" };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (!pattern11.test(data9)) {
          let err22 = { instancePath: instancePath + "/start_date", schemaPath: "#/properties/start_date/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T00:00:00\\.000Z$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T00:00:00\\.000Z$"' };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      }
    }
    if (data.birthdate !== void 0) {
      let data10 = data.birthdate;
      if (typeof data10 != "string" && data10 !== null) {
        let err23 = { instancePath: instancePath + "/birthdate", schemaPath: "#/properties/birthdate/type", keyword: "type", params: { type: schema51.properties.birthdate.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
      if (typeof data10 == "string") {
        if (data10.length > 20 || data10.length > 10 && func1(data10) > 10) {
          let err24 = { instancePath: instancePath + "/birthdate", schemaPath: "#/properties/birthdate/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        if (!formats46.validate.test(data10)) {
          let err25 = { instancePath: instancePath + "/birthdate", schemaPath: "#/properties/birthdate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
      }
    }
    if (data.department !== void 0) {
      let data11 = data.department;
      if (typeof data11 != "string" && data11 !== null) {
        let err26 = { instancePath: instancePath + "/department", schemaPath: "#/properties/department/type", keyword: "type", params: { type: schema51.properties.department.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
      if (typeof data11 == "string" && (data11.length > 510 || data11.length > 255 && func1(data11) > 255)) {
        let err27 = { instancePath: instancePath + "/department", schemaPath: "#/properties/department/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.manager_id !== void 0) {
      let data12 = data.manager_id;
      if (typeof data12 != "string" && data12 !== null) {
        let err28 = { instancePath: instancePath + "/manager_id", schemaPath: "#/properties/manager_id/type", keyword: "type", params: { type: schema51.properties.manager_id.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
      if (typeof data12 == "string") {
        if (data12.length > 32 || data12.length > 16 && func1(data12) > 16) {
          let err29 = { instancePath: instancePath + "/manager_id", schemaPath: "#/properties/manager_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
        if (!pattern32.test(data12)) {
          let err30 = { instancePath: instancePath + "/manager_id", schemaPath: "#/properties/manager_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
      }
    }
    if (data.work_schedule !== void 0) {
      let data13 = data.work_schedule;
      if (typeof data13 != "string" && data13 !== null) {
        let err31 = { instancePath: instancePath + "/work_schedule", schemaPath: "#/properties/work_schedule/type", keyword: "type", params: { type: schema51.properties.work_schedule.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
      if (typeof data13 == "string") {
        if (data13.length > 32 || data13.length > 16 && func1(data13) > 16) {
          let err32 = { instancePath: instancePath + "/work_schedule", schemaPath: "#/properties/work_schedule/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
        if (!pattern32.test(data13)) {
          let err33 = { instancePath: instancePath + "/work_schedule", schemaPath: "#/properties/work_schedule/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
      }
    }
    if (data.holiday_calendar_id !== void 0) {
      let data14 = data.holiday_calendar_id;
      if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14)) && data14 !== null) {
        let err34 = { instancePath: instancePath + "/holiday_calendar_id", schemaPath: "#/properties/holiday_calendar_id/type", keyword: "type", params: { type: schema51.properties.holiday_calendar_id.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
      if (typeof data14 == "number" && isFinite(data14)) {
        if (data14 > 9007199254740991 || isNaN(data14)) {
          let err35 = { instancePath: instancePath + "/holiday_calendar_id", schemaPath: "#/properties/holiday_calendar_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
        }
        if (data14 < 1 || isNaN(data14)) {
          let err36 = { instancePath: instancePath + "/holiday_calendar_id", schemaPath: "#/properties/holiday_calendar_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
        }
        if (!formats4.validate(data14)) {
          let err37 = { instancePath: instancePath + "/holiday_calendar_id", schemaPath: "#/properties/holiday_calendar_id/format", keyword: "format", params: { format: "int64" }, message: 'must match format "int64"' };
          vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
        }
      }
    }
    if (data.member_id !== void 0) {
      let data15 = data.member_id;
      if (typeof data15 != "string" && data15 !== null) {
        let err38 = { instancePath: instancePath + "/member_id", schemaPath: "#/properties/member_id/type", keyword: "type", params: { type: schema51.properties.member_id.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
      if (typeof data15 == "string") {
        if (data15.length > 32 || data15.length > 16 && func1(data15) > 16) {
          let err39 = { instancePath: instancePath + "/member_id", schemaPath: "#/properties/member_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
        }
        if (!pattern32.test(data15)) {
          let err40 = { instancePath: instancePath + "/member_id", schemaPath: "#/properties/member_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
          vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
        }
      }
    }
  } else {
    let err41 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
  }
  return validate115.errors = vErrors, errors === 0;
}
validate115.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate111.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.event_type === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event_type" }, message: "must have required property 'event_type'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.resource_type === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "resource_type" }, message: "must have required property 'resource_type'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.fired_at === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fired_at" }, message: "must have required property 'fired_at'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.data === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.sequence === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sequence" }, message: "must have required property 'sequence'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.occurred_at === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "occurred_at" }, message: "must have required property 'occurred_at'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "fired_at" || key0 === "sequence" || key0 === "occurred_at" || key0 === "test" || key0 === "event_type" || key0 === "resource_type" || key0 === "data")) {
        let err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 == "string") {
        if (data0.length > 72 || data0.length > 36 && func1(data0) > 36) {
          let err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!formats02.test(data0)) {
          let err9 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.fired_at !== void 0) {
      let data1 = data.fired_at;
      if (typeof data1 == "string") {
        if (data1.length > 48 || data1.length > 24 && func1(data1) > 24) {
          let err11 = { instancePath: instancePath + "/fired_at", schemaPath: "#/properties/fired_at/maxLength", keyword: "maxLength", params: { limit: 24 }, message: "must NOT have more than 24 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (!formats2.validate.test(data1)) {
          let err12 = { instancePath: instancePath + "/fired_at", schemaPath: "#/properties/fired_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/fired_at", schemaPath: "#/properties/fired_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.sequence !== void 0) {
      let data2 = data.sequence;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err14 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          let err15 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          let err16 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (!formats4.validate(data2)) {
          let err17 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/format", keyword: "format", params: { format: "int64" }, message: 'must match format "int64"' };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      }
    }
    if (data.occurred_at !== void 0) {
      let data3 = data.occurred_at;
      if (typeof data3 == "string") {
        if (data3.length > 48 || data3.length > 24 && func1(data3) > 24) {
          let err18 = { instancePath: instancePath + "/occurred_at", schemaPath: "#/properties/occurred_at/maxLength", keyword: "maxLength", params: { limit: 24 }, message: "must NOT have more than 24 characters" };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (!formats2.validate.test(data3)) {
          let err19 = { instancePath: instancePath + "/occurred_at", schemaPath: "#/properties/occurred_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/occurred_at", schemaPath: "#/properties/occurred_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.test !== void 0 && typeof data.test != "boolean") {
      let err21 = { instancePath: instancePath + "/test", schemaPath: "#/properties/test/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
    }
    data.event_type !== void 0 && (validate112(data.event_type, { instancePath: instancePath + "/event_type", parentData: data, parentDataProperty: "event_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors), errors = vErrors.length)), data.resource_type !== void 0 && (validate97(data.resource_type, { instancePath: instancePath + "/resource_type", parentData: data, parentDataProperty: "resource_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors), errors = vErrors.length)), data.data !== void 0 && (validate115(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors), errors = vErrors.length));
  } else {
    let err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
  }
  return validate111.errors = vErrors, errors === 0;
}
validate111.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var JobDeletedNotification = validate117;
var schema53 = { type: "string", enum: ["job_deleted"], $id: "JobDeletedType" };
function validate118(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate118.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data !== "job_deleted") {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema53.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate118.errors = vErrors, errors === 0;
}
validate118.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema54 = { type: "string", enum: ["job"], $id: "JobResource" };
function validate120(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate120.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data !== "job") {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema54.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate120.errors = vErrors, errors === 0;
}
validate120.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate122(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate122.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "id") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 == "string") {
        if (data0.length > 32 || data0.length > 16 && func1(data0) > 16) {
          let err2 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (!pattern32.test(data0)) {
          let err3 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate122.errors = vErrors, errors === 0;
}
validate122.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate117(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate117.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.event_type === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event_type" }, message: "must have required property 'event_type'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.resource_type === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "resource_type" }, message: "must have required property 'resource_type'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.fired_at === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fired_at" }, message: "must have required property 'fired_at'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.data === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.sequence === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sequence" }, message: "must have required property 'sequence'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.occurred_at === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "occurred_at" }, message: "must have required property 'occurred_at'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "fired_at" || key0 === "sequence" || key0 === "occurred_at" || key0 === "test" || key0 === "event_type" || key0 === "resource_type" || key0 === "data")) {
        let err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 == "string") {
        if (data0.length > 72 || data0.length > 36 && func1(data0) > 36) {
          let err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!formats02.test(data0)) {
          let err9 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.fired_at !== void 0) {
      let data1 = data.fired_at;
      if (typeof data1 == "string") {
        if (data1.length > 48 || data1.length > 24 && func1(data1) > 24) {
          let err11 = { instancePath: instancePath + "/fired_at", schemaPath: "#/properties/fired_at/maxLength", keyword: "maxLength", params: { limit: 24 }, message: "must NOT have more than 24 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (!formats2.validate.test(data1)) {
          let err12 = { instancePath: instancePath + "/fired_at", schemaPath: "#/properties/fired_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/fired_at", schemaPath: "#/properties/fired_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.sequence !== void 0) {
      let data2 = data.sequence;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err14 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          let err15 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          let err16 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (!formats4.validate(data2)) {
          let err17 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/format", keyword: "format", params: { format: "int64" }, message: 'must match format "int64"' };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      }
    }
    if (data.occurred_at !== void 0) {
      let data3 = data.occurred_at;
      if (typeof data3 == "string") {
        if (data3.length > 48 || data3.length > 24 && func1(data3) > 24) {
          let err18 = { instancePath: instancePath + "/occurred_at", schemaPath: "#/properties/occurred_at/maxLength", keyword: "maxLength", params: { limit: 24 }, message: "must NOT have more than 24 characters" };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (!formats2.validate.test(data3)) {
          let err19 = { instancePath: instancePath + "/occurred_at", schemaPath: "#/properties/occurred_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/occurred_at", schemaPath: "#/properties/occurred_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.test !== void 0 && typeof data.test != "boolean") {
      let err21 = { instancePath: instancePath + "/test", schemaPath: "#/properties/test/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
    }
    data.event_type !== void 0 && (validate118(data.event_type, { instancePath: instancePath + "/event_type", parentData: data, parentDataProperty: "event_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors), errors = vErrors.length)), data.resource_type !== void 0 && (validate120(data.resource_type, { instancePath: instancePath + "/resource_type", parentData: data, parentDataProperty: "resource_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors), errors = vErrors.length)), data.data !== void 0 && (validate122(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors), errors = vErrors.length));
  } else {
    let err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
  }
  return validate117.errors = vErrors, errors === 0;
}
validate117.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var OnboardingCompletedNotification = validate124;
var schema57 = { type: "string", enum: ["onboarding_completed"], $id: "OnboardingCompletedType" };
function validate125(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate125.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data !== "onboarding_completed") {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema57.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate125.errors = vErrors, errors === 0;
}
validate125.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema58 = { type: "object", required: ["id"], additionalProperties: !0, properties: { id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, firstname: { type: "string", maxLength: 255 }, lastname: { type: "string", maxLength: 255 }, preferred_name: { type: ["string", "null"], maxLength: 255 }, employee_number: { type: "string", maxLength: 64 }, email: { type: ["string", "null"], maxLength: 254 }, work_email: { type: ["string", "null"], maxLength: 254 }, job_title: { type: ["string", "null"], maxLength: 255 }, phone: { type: ["string", "null"], maxLength: 64 }, start_date: { type: ["string", "null"], pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T00:00:00\\.000Z$", maxLength: 24 }, birthdate: { type: ["string", "null"], format: "date", maxLength: 10 }, department: { type: ["string", "null"], maxLength: 255 }, manager_id: { type: ["string", "null"], pattern: "^[0-9a-f]{16}$", maxLength: 16 }, work_schedule: { type: ["string", "null"], pattern: "^[0-9a-f]{16}$", maxLength: 16 }, holiday_calendar_id: { type: ["integer", "null"], format: "int64", minimum: 1, maximum: 9007199254740991 }, member_id: { type: ["string", "null"], pattern: "^[0-9a-f]{16}$", maxLength: 16 }, state: { $ref: "EmployeeState" }, status: { $ref: "EmployeeStatus" }, reports_to: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, onboarding_completed_at: { type: "string", format: "date-time", maxLength: 24 } }, $id: "OnboardedEmployee" };
function validate128(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate128.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 == "string") {
        if (data0.length > 32 || data0.length > 16 && func1(data0) > 16) {
          let err1 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (!pattern32.test(data0)) {
          let err2 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.firstname !== void 0) {
      let data1 = data.firstname;
      if (typeof data1 == "string") {
        if (data1.length > 510 || data1.length > 255 && func1(data1) > 255) {
          let err4 = { instancePath: instancePath + "/firstname", schemaPath: "#/properties/firstname/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/firstname", schemaPath: "#/properties/firstname/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.lastname !== void 0) {
      let data2 = data.lastname;
      if (typeof data2 == "string") {
        if (data2.length > 510 || data2.length > 255 && func1(data2) > 255) {
          let err6 = { instancePath: instancePath + "/lastname", schemaPath: "#/properties/lastname/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/lastname", schemaPath: "#/properties/lastname/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.preferred_name !== void 0) {
      let data3 = data.preferred_name;
      if (typeof data3 != "string" && data3 !== null) {
        let err8 = { instancePath: instancePath + "/preferred_name", schemaPath: "#/properties/preferred_name/type", keyword: "type", params: { type: schema58.properties.preferred_name.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (typeof data3 == "string" && (data3.length > 510 || data3.length > 255 && func1(data3) > 255)) {
        let err9 = { instancePath: instancePath + "/preferred_name", schemaPath: "#/properties/preferred_name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.employee_number !== void 0) {
      let data4 = data.employee_number;
      if (typeof data4 == "string") {
        if (data4.length > 128 || data4.length > 64 && func1(data4) > 64) {
          let err10 = { instancePath: instancePath + "/employee_number", schemaPath: "#/properties/employee_number/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/employee_number", schemaPath: "#/properties/employee_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.email !== void 0) {
      let data5 = data.email;
      if (typeof data5 != "string" && data5 !== null) {
        let err12 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: schema58.properties.email.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (typeof data5 == "string" && (data5.length > 508 || data5.length > 254 && func1(data5) > 254)) {
        let err13 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.work_email !== void 0) {
      let data6 = data.work_email;
      if (typeof data6 != "string" && data6 !== null) {
        let err14 = { instancePath: instancePath + "/work_email", schemaPath: "#/properties/work_email/type", keyword: "type", params: { type: schema58.properties.work_email.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data6 == "string" && (data6.length > 508 || data6.length > 254 && func1(data6) > 254)) {
        let err15 = { instancePath: instancePath + "/work_email", schemaPath: "#/properties/work_email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.job_title !== void 0) {
      let data7 = data.job_title;
      if (typeof data7 != "string" && data7 !== null) {
        let err16 = { instancePath: instancePath + "/job_title", schemaPath: "#/properties/job_title/type", keyword: "type", params: { type: schema58.properties.job_title.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (typeof data7 == "string" && (data7.length > 510 || data7.length > 255 && func1(data7) > 255)) {
        let err17 = { instancePath: instancePath + "/job_title", schemaPath: "#/properties/job_title/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.phone !== void 0) {
      let data8 = data.phone;
      if (typeof data8 != "string" && data8 !== null) {
        let err18 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: schema58.properties.phone.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (typeof data8 == "string" && (data8.length > 128 || data8.length > 64 && func1(data8) > 64)) {
        let err19 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.start_date !== void 0) {
      let data9 = data.start_date;
      if (typeof data9 != "string" && data9 !== null) {
        let err20 = { instancePath: instancePath + "/start_date", schemaPath: "#/properties/start_date/type", keyword: "type", params: { type: schema58.properties.start_date.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      if (typeof data9 == "string") {
        if (data9.length > 48 || data9.length > 24 && func1(data9) > 24) {
          let err21 = { instancePath: instancePath + "/start_date", schemaPath: "#/properties/start_date/maxLength", keyword: "maxLength", params: { limit: 24 }, message: "must NOT have more than 24 characters" };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (!pattern11.test(data9)) {
          let err22 = { instancePath: instancePath + "/start_date", schemaPath: "#/properties/start_date/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T00:00:00\\.000Z$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T00:00:00\\.000Z$"' };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      }
    }
    if (data.birthdate !== void 0) {
      let data10 = data.birthdate;
      if (typeof data10 != "string" && data10 !== null) {
        let err23 = { instancePath: instancePath + "/birthdate", schemaPath: "#/properties/birthdate/type", keyword: "type", params: { type: schema58.properties.birthdate.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
      if (typeof data10 == "string") {
        if (data10.length > 20 || data10.length > 10 && func1(data10) > 10) {
          let err24 = { instancePath: instancePath + "/birthdate", schemaPath: "#/properties/birthdate/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        if (!formats46.validate.test(data10)) {
          let err25 = { instancePath: instancePath + "/birthdate", schemaPath: "#/properties/birthdate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
      }
    }
    if (data.department !== void 0) {
      let data11 = data.department;
      if (typeof data11 != "string" && data11 !== null) {
        let err26 = { instancePath: instancePath + "/department", schemaPath: "#/properties/department/type", keyword: "type", params: { type: schema58.properties.department.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
      if (typeof data11 == "string" && (data11.length > 510 || data11.length > 255 && func1(data11) > 255)) {
        let err27 = { instancePath: instancePath + "/department", schemaPath: "#/properties/department/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.manager_id !== void 0) {
      let data12 = data.manager_id;
      if (typeof data12 != "string" && data12 !== null) {
        let err28 = { instancePath: instancePath + "/manager_id", schemaPath: "#/properties/manager_id/type", keyword: "type", params: { type: schema58.properties.manager_id.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
      if (typeof data12 == "string") {
        if (data12.length > 32 || data12.length > 16 && func1(data12) > 16) {
          let err29 = { instancePath: instancePath + "/manager_id", schemaPath: "#/properties/manager_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
        if (!pattern32.test(data12)) {
          let err30 = { instancePath: instancePath + "/manager_id", schemaPath: "#/properties/manager_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
      }
    }
    if (data.work_schedule !== void 0) {
      let data13 = data.work_schedule;
      if (typeof data13 != "string" && data13 !== null) {
        let err31 = { instancePath: instancePath + "/work_schedule", schemaPath: "#/properties/work_schedule/type", keyword: "type", params: { type: schema58.properties.work_schedule.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
      if (typeof data13 == "string") {
        if (data13.length > 32 || data13.length > 16 && func1(data13) > 16) {
          let err32 = { instancePath: instancePath + "/work_schedule", schemaPath: "#/properties/work_schedule/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
        if (!pattern32.test(data13)) {
          let err33 = { instancePath: instancePath + "/work_schedule", schemaPath: "#/properties/work_schedule/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
      }
    }
    if (data.holiday_calendar_id !== void 0) {
      let data14 = data.holiday_calendar_id;
      if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14)) && data14 !== null) {
        let err34 = { instancePath: instancePath + "/holiday_calendar_id", schemaPath: "#/properties/holiday_calendar_id/type", keyword: "type", params: { type: schema58.properties.holiday_calendar_id.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
      if (typeof data14 == "number" && isFinite(data14)) {
        if (data14 > 9007199254740991 || isNaN(data14)) {
          let err35 = { instancePath: instancePath + "/holiday_calendar_id", schemaPath: "#/properties/holiday_calendar_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
        }
        if (data14 < 1 || isNaN(data14)) {
          let err36 = { instancePath: instancePath + "/holiday_calendar_id", schemaPath: "#/properties/holiday_calendar_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
        }
        if (!formats4.validate(data14)) {
          let err37 = { instancePath: instancePath + "/holiday_calendar_id", schemaPath: "#/properties/holiday_calendar_id/format", keyword: "format", params: { format: "int64" }, message: 'must match format "int64"' };
          vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
        }
      }
    }
    if (data.member_id !== void 0) {
      let data15 = data.member_id;
      if (typeof data15 != "string" && data15 !== null) {
        let err38 = { instancePath: instancePath + "/member_id", schemaPath: "#/properties/member_id/type", keyword: "type", params: { type: schema58.properties.member_id.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
      if (typeof data15 == "string") {
        if (data15.length > 32 || data15.length > 16 && func1(data15) > 16) {
          let err39 = { instancePath: instancePath + "/member_id", schemaPath: "#/properties/member_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
        }
        if (!pattern32.test(data15)) {
          let err40 = { instancePath: instancePath + "/member_id", schemaPath: "#/properties/member_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
          vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
        }
      }
    }
    if (data.state !== void 0 && (validate100(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors), errors = vErrors.length)), data.status !== void 0 && (validate102(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors), errors = vErrors.length)), data.reports_to !== void 0) {
      let data18 = data.reports_to;
      if (typeof data18 == "string") {
        if (data18.length > 32 || data18.length > 16 && func1(data18) > 16) {
          let err41 = { instancePath: instancePath + "/reports_to", schemaPath: "#/properties/reports_to/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
        }
        if (!pattern32.test(data18)) {
          let err42 = { instancePath: instancePath + "/reports_to", schemaPath: "#/properties/reports_to/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
          vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
        }
      } else {
        let err43 = { instancePath: instancePath + "/reports_to", schemaPath: "#/properties/reports_to/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
      }
    }
    if (data.onboarding_completed_at !== void 0) {
      let data19 = data.onboarding_completed_at;
      if (typeof data19 == "string") {
        if (data19.length > 48 || data19.length > 24 && func1(data19) > 24) {
          let err44 = { instancePath: instancePath + "/onboarding_completed_at", schemaPath: "#/properties/onboarding_completed_at/maxLength", keyword: "maxLength", params: { limit: 24 }, message: "must NOT have more than 24 characters" };
          vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
        }
        if (!formats2.validate.test(data19)) {
          let err45 = { instancePath: instancePath + "/onboarding_completed_at", schemaPath: "#/properties/onboarding_completed_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
        }
      } else {
        let err46 = { instancePath: instancePath + "/onboarding_completed_at", schemaPath: "#/properties/onboarding_completed_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
      }
    }
  } else {
    let err47 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
  }
  return validate128.errors = vErrors, errors === 0;
}
validate128.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate124(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate124.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.event_type === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event_type" }, message: "must have required property 'event_type'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.resource_type === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "resource_type" }, message: "must have required property 'resource_type'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.fired_at === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fired_at" }, message: "must have required property 'fired_at'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.data === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.sequence === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sequence" }, message: "must have required property 'sequence'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.occurred_at === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "occurred_at" }, message: "must have required property 'occurred_at'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "fired_at" || key0 === "sequence" || key0 === "occurred_at" || key0 === "test" || key0 === "event_type" || key0 === "resource_type" || key0 === "data")) {
        let err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 == "string") {
        if (data0.length > 72 || data0.length > 36 && func1(data0) > 36) {
          let err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!formats02.test(data0)) {
          let err9 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.fired_at !== void 0) {
      let data1 = data.fired_at;
      if (typeof data1 == "string") {
        if (data1.length > 48 || data1.length > 24 && func1(data1) > 24) {
          let err11 = { instancePath: instancePath + "/fired_at", schemaPath: "#/properties/fired_at/maxLength", keyword: "maxLength", params: { limit: 24 }, message: "must NOT have more than 24 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (!formats2.validate.test(data1)) {
          let err12 = { instancePath: instancePath + "/fired_at", schemaPath: "#/properties/fired_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/fired_at", schemaPath: "#/properties/fired_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.sequence !== void 0) {
      let data2 = data.sequence;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err14 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          let err15 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          let err16 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (!formats4.validate(data2)) {
          let err17 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/format", keyword: "format", params: { format: "int64" }, message: 'must match format "int64"' };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      }
    }
    if (data.occurred_at !== void 0) {
      let data3 = data.occurred_at;
      if (typeof data3 == "string") {
        if (data3.length > 48 || data3.length > 24 && func1(data3) > 24) {
          let err18 = { instancePath: instancePath + "/occurred_at", schemaPath: "#/properties/occurred_at/maxLength", keyword: "maxLength", params: { limit: 24 }, message: "must NOT have more than 24 characters" };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (!formats2.validate.test(data3)) {
          let err19 = { instancePath: instancePath + "/occurred_at", schemaPath: "#/properties/occurred_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/occurred_at", schemaPath: "#/properties/occurred_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.test !== void 0 && typeof data.test != "boolean") {
      let err21 = { instancePath: instancePath + "/test", schemaPath: "#/properties/test/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
    }
    data.event_type !== void 0 && (validate125(data.event_type, { instancePath: instancePath + "/event_type", parentData: data, parentDataProperty: "event_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors), errors = vErrors.length)), data.resource_type !== void 0 && (validate97(data.resource_type, { instancePath: instancePath + "/resource_type", parentData: data, parentDataProperty: "resource_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors), errors = vErrors.length)), data.data !== void 0 && (validate128(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors), errors = vErrors.length));
  } else {
    let err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
  }
  return validate124.errors = vErrors, errors === 0;
}
validate124.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var TimeOffRequestApprovedNotification = validate132;
var schema60 = { type: "string", enum: ["timeoff_request_approved"], $id: "TimeOffRequestApprovedType" };
function validate133(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate133.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data !== "timeoff_request_approved") {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema60.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate133.errors = vErrors, errors === 0;
}
validate133.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema61 = { type: "string", enum: ["timeoff_request"], $id: "TimeOffResource" };
function validate135(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate135.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data !== "timeoff_request") {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate135.errors = vErrors, errors === 0;
}
validate135.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema62 = { type: "object", required: ["id"], properties: { id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, employee_id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, from_date: { type: "string", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$", maxLength: 23 }, to_date: { type: "string", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$", maxLength: 23 }, formatted_period: { type: "string", maxLength: 100 }, state: { $ref: "TimeOffState" }, requesting_total: { type: "integer", format: "int32", minimum: 0, maximum: 1e5 }, timeoff_tracking_unit: { $ref: "TrackingUnit" }, half_days: { type: "array", maxItems: 1e3, items: { $ref: "HalfDay" } }, updated_by: { type: "string", maxLength: 255 }, updated_at: { type: "string", format: "date-time", maxLength: 24 }, category_name: { type: "string", maxLength: 255 }, pending_approvals: { type: "array", maxItems: 1e3, items: { $ref: "PendingApproval" } } }, additionalProperties: !1, $id: "NotifiedTimeOff" }, pattern31 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$", "u"), schema63 = { type: "string", enum: ["pending", "approved", "rejected", "canceled"], $id: "TimeOffState" };
function validate138(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate138.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "pending" || data === "approved" || data === "rejected" || data === "canceled")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema63.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate138.errors = vErrors, errors === 0;
}
validate138.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema64 = { type: "string", enum: ["full_days", "half_days", "hours"], $id: "TrackingUnit" };
function validate140(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate140.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "full_days" || data === "half_days" || data === "hours")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema64.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate140.errors = vErrors, errors === 0;
}
validate140.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema66 = { type: "string", enum: ["first", "second"], $id: "DayHalf" };
function validate143(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate143.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "first" || data === "second")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema66.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate143.errors = vErrors, errors === 0;
}
validate143.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate142(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate142.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.date === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "date" }, message: "must have required property 'date'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.half === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "half" }, message: "must have required property 'half'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "date" || key0 === "half")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.date !== void 0) {
      let data0 = data.date;
      if (typeof data0 == "string") {
        if (data0.length > 46 || data0.length > 23 && func1(data0) > 23) {
          let err3 = { instancePath: instancePath + "/date", schemaPath: "#/properties/date/maxLength", keyword: "maxLength", params: { limit: 23 }, message: "must NOT have more than 23 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (!pattern31.test(data0)) {
          let err4 = { instancePath: instancePath + "/date", schemaPath: "#/properties/date/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$"' };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/date", schemaPath: "#/properties/date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    data.half !== void 0 && (validate143(data.half, { instancePath: instancePath + "/half", parentData: data, parentDataProperty: "half", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate142.errors = vErrors, errors === 0;
}
validate142.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate146(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate146.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.approver_id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "approver_id" }, message: "must have required property 'approver_id'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "approver_id")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 == "string") {
        if (data0.length > 32 || data0.length > 16 && func1(data0) > 16) {
          let err3 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (!pattern32.test(data0)) {
          let err4 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.approver_id !== void 0) {
      let data1 = data.approver_id;
      if (typeof data1 == "string") {
        if (data1.length > 32 || data1.length > 16 && func1(data1) > 16) {
          let err6 = { instancePath: instancePath + "/approver_id", schemaPath: "#/properties/approver_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (!pattern32.test(data1)) {
          let err7 = { instancePath: instancePath + "/approver_id", schemaPath: "#/properties/approver_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/approver_id", schemaPath: "#/properties/approver_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate146.errors = vErrors, errors === 0;
}
validate146.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var formats100 = require_formats().fastFormats.int32;
function validate137(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate137.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!func4.call(schema62.properties, key0)) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 == "string") {
        if (data0.length > 32 || data0.length > 16 && func1(data0) > 16) {
          let err2 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (!pattern32.test(data0)) {
          let err3 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.employee_id !== void 0) {
      let data1 = data.employee_id;
      if (typeof data1 == "string") {
        if (data1.length > 32 || data1.length > 16 && func1(data1) > 16) {
          let err5 = { instancePath: instancePath + "/employee_id", schemaPath: "#/properties/employee_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!pattern32.test(data1)) {
          let err6 = { instancePath: instancePath + "/employee_id", schemaPath: "#/properties/employee_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/employee_id", schemaPath: "#/properties/employee_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.from_date !== void 0) {
      let data2 = data.from_date;
      if (typeof data2 == "string") {
        if (data2.length > 46 || data2.length > 23 && func1(data2) > 23) {
          let err8 = { instancePath: instancePath + "/from_date", schemaPath: "#/properties/from_date/maxLength", keyword: "maxLength", params: { limit: 23 }, message: "must NOT have more than 23 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!pattern31.test(data2)) {
          let err9 = { instancePath: instancePath + "/from_date", schemaPath: "#/properties/from_date/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$"' };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/from_date", schemaPath: "#/properties/from_date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.to_date !== void 0) {
      let data3 = data.to_date;
      if (typeof data3 == "string") {
        if (data3.length > 46 || data3.length > 23 && func1(data3) > 23) {
          let err11 = { instancePath: instancePath + "/to_date", schemaPath: "#/properties/to_date/maxLength", keyword: "maxLength", params: { limit: 23 }, message: "must NOT have more than 23 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (!pattern31.test(data3)) {
          let err12 = { instancePath: instancePath + "/to_date", schemaPath: "#/properties/to_date/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$"' };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/to_date", schemaPath: "#/properties/to_date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.formatted_period !== void 0) {
      let data4 = data.formatted_period;
      if (typeof data4 == "string") {
        if (data4.length > 200 || data4.length > 100 && func1(data4) > 100) {
          let err14 = { instancePath: instancePath + "/formatted_period", schemaPath: "#/properties/formatted_period/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/formatted_period", schemaPath: "#/properties/formatted_period/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.state !== void 0 && (validate138(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors), errors = vErrors.length)), data.requesting_total !== void 0) {
      let data6 = data.requesting_total;
      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
        let err16 = { instancePath: instancePath + "/requesting_total", schemaPath: "#/properties/requesting_total/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 1e5 || isNaN(data6)) {
          let err17 = { instancePath: instancePath + "/requesting_total", schemaPath: "#/properties/requesting_total/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000" };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        if (data6 < 0 || isNaN(data6)) {
          let err18 = { instancePath: instancePath + "/requesting_total", schemaPath: "#/properties/requesting_total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (!formats100.validate(data6)) {
          let err19 = { instancePath: instancePath + "/requesting_total", schemaPath: "#/properties/requesting_total/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      }
    }
    if (data.timeoff_tracking_unit !== void 0 && (validate140(data.timeoff_tracking_unit, { instancePath: instancePath + "/timeoff_tracking_unit", parentData: data, parentDataProperty: "timeoff_tracking_unit", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors), errors = vErrors.length)), data.half_days !== void 0) {
      let data8 = data.half_days;
      if (Array.isArray(data8)) {
        if (data8.length > 1e3) {
          let err20 = { instancePath: instancePath + "/half_days", schemaPath: "#/properties/half_days/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        let len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate142(data8[i0], { instancePath: instancePath + "/half_days/" + i0, parentData: data8, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors), errors = vErrors.length);
      } else {
        let err21 = { instancePath: instancePath + "/half_days", schemaPath: "#/properties/half_days/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.updated_by !== void 0) {
      let data10 = data.updated_by;
      if (typeof data10 == "string") {
        if (data10.length > 510 || data10.length > 255 && func1(data10) > 255) {
          let err22 = { instancePath: instancePath + "/updated_by", schemaPath: "#/properties/updated_by/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      } else {
        let err23 = { instancePath: instancePath + "/updated_by", schemaPath: "#/properties/updated_by/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.updated_at !== void 0) {
      let data11 = data.updated_at;
      if (typeof data11 == "string") {
        if (data11.length > 48 || data11.length > 24 && func1(data11) > 24) {
          let err24 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/maxLength", keyword: "maxLength", params: { limit: 24 }, message: "must NOT have more than 24 characters" };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        if (!formats2.validate.test(data11)) {
          let err25 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
      } else {
        let err26 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.category_name !== void 0) {
      let data12 = data.category_name;
      if (typeof data12 == "string") {
        if (data12.length > 510 || data12.length > 255 && func1(data12) > 255) {
          let err27 = { instancePath: instancePath + "/category_name", schemaPath: "#/properties/category_name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
      } else {
        let err28 = { instancePath: instancePath + "/category_name", schemaPath: "#/properties/category_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.pending_approvals !== void 0) {
      let data13 = data.pending_approvals;
      if (Array.isArray(data13)) {
        if (data13.length > 1e3) {
          let err29 = { instancePath: instancePath + "/pending_approvals", schemaPath: "#/properties/pending_approvals/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
        let len1 = data13.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate146(data13[i1], { instancePath: instancePath + "/pending_approvals/" + i1, parentData: data13, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors), errors = vErrors.length);
      } else {
        let err30 = { instancePath: instancePath + "/pending_approvals", schemaPath: "#/properties/pending_approvals/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
  } else {
    let err31 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
  }
  return validate137.errors = vErrors, errors === 0;
}
validate137.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate132(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate132.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.event_type === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event_type" }, message: "must have required property 'event_type'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.resource_type === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "resource_type" }, message: "must have required property 'resource_type'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.fired_at === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fired_at" }, message: "must have required property 'fired_at'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.data === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.sequence === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sequence" }, message: "must have required property 'sequence'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.occurred_at === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "occurred_at" }, message: "must have required property 'occurred_at'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "fired_at" || key0 === "sequence" || key0 === "occurred_at" || key0 === "test" || key0 === "event_type" || key0 === "resource_type" || key0 === "data")) {
        let err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 == "string") {
        if (data0.length > 72 || data0.length > 36 && func1(data0) > 36) {
          let err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!formats02.test(data0)) {
          let err9 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.fired_at !== void 0) {
      let data1 = data.fired_at;
      if (typeof data1 == "string") {
        if (data1.length > 48 || data1.length > 24 && func1(data1) > 24) {
          let err11 = { instancePath: instancePath + "/fired_at", schemaPath: "#/properties/fired_at/maxLength", keyword: "maxLength", params: { limit: 24 }, message: "must NOT have more than 24 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (!formats2.validate.test(data1)) {
          let err12 = { instancePath: instancePath + "/fired_at", schemaPath: "#/properties/fired_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/fired_at", schemaPath: "#/properties/fired_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.sequence !== void 0) {
      let data2 = data.sequence;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err14 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          let err15 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          let err16 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (!formats4.validate(data2)) {
          let err17 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/format", keyword: "format", params: { format: "int64" }, message: 'must match format "int64"' };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      }
    }
    if (data.occurred_at !== void 0) {
      let data3 = data.occurred_at;
      if (typeof data3 == "string") {
        if (data3.length > 48 || data3.length > 24 && func1(data3) > 24) {
          let err18 = { instancePath: instancePath + "/occurred_at", schemaPath: "#/properties/occurred_at/maxLength", keyword: "maxLength", params: { limit: 24 }, message: "must NOT have more than 24 characters" };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (!formats2.validate.test(data3)) {
          let err19 = { instancePath: instancePath + "/occurred_at", schemaPath: "#/properties/occurred_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/occurred_at", schemaPath: "#/properties/occurred_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.test !== void 0 && typeof data.test != "boolean") {
      let err21 = { instancePath: instancePath + "/test", schemaPath: "#/properties/test/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
    }
    data.event_type !== void 0 && (validate133(data.event_type, { instancePath: instancePath + "/event_type", parentData: data, parentDataProperty: "event_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors), errors = vErrors.length)), data.resource_type !== void 0 && (validate135(data.resource_type, { instancePath: instancePath + "/resource_type", parentData: data, parentDataProperty: "resource_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors), errors = vErrors.length)), data.data !== void 0 && (validate137(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors), errors = vErrors.length));
  } else {
    let err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
  }
  return validate132.errors = vErrors, errors === 0;
}
validate132.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var TimeOffRequestRevertedNotification = validate149;
var schema69 = { type: "string", enum: ["timeoff_request_reverted"], $id: "TimeOffRequestRevertedType" };
function validate150(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate150.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data !== "timeoff_request_reverted") {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema69.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate150.errors = vErrors, errors === 0;
}
validate150.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate149(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate149.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.event_type === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event_type" }, message: "must have required property 'event_type'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.resource_type === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "resource_type" }, message: "must have required property 'resource_type'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.fired_at === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fired_at" }, message: "must have required property 'fired_at'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.data === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.sequence === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sequence" }, message: "must have required property 'sequence'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.occurred_at === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "occurred_at" }, message: "must have required property 'occurred_at'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "fired_at" || key0 === "sequence" || key0 === "occurred_at" || key0 === "test" || key0 === "event_type" || key0 === "resource_type" || key0 === "data")) {
        let err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 == "string") {
        if (data0.length > 72 || data0.length > 36 && func1(data0) > 36) {
          let err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!formats02.test(data0)) {
          let err9 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.fired_at !== void 0) {
      let data1 = data.fired_at;
      if (typeof data1 == "string") {
        if (data1.length > 48 || data1.length > 24 && func1(data1) > 24) {
          let err11 = { instancePath: instancePath + "/fired_at", schemaPath: "#/properties/fired_at/maxLength", keyword: "maxLength", params: { limit: 24 }, message: "must NOT have more than 24 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (!formats2.validate.test(data1)) {
          let err12 = { instancePath: instancePath + "/fired_at", schemaPath: "#/properties/fired_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/fired_at", schemaPath: "#/properties/fired_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.sequence !== void 0) {
      let data2 = data.sequence;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err14 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          let err15 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          let err16 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (!formats4.validate(data2)) {
          let err17 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/format", keyword: "format", params: { format: "int64" }, message: 'must match format "int64"' };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      }
    }
    if (data.occurred_at !== void 0) {
      let data3 = data.occurred_at;
      if (typeof data3 == "string") {
        if (data3.length > 48 || data3.length > 24 && func1(data3) > 24) {
          let err18 = { instancePath: instancePath + "/occurred_at", schemaPath: "#/properties/occurred_at/maxLength", keyword: "maxLength", params: { limit: 24 }, message: "must NOT have more than 24 characters" };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (!formats2.validate.test(data3)) {
          let err19 = { instancePath: instancePath + "/occurred_at", schemaPath: "#/properties/occurred_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/occurred_at", schemaPath: "#/properties/occurred_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.test !== void 0 && typeof data.test != "boolean") {
      let err21 = { instancePath: instancePath + "/test", schemaPath: "#/properties/test/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
    }
    data.event_type !== void 0 && (validate150(data.event_type, { instancePath: instancePath + "/event_type", parentData: data, parentDataProperty: "event_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors), errors = vErrors.length)), data.resource_type !== void 0 && (validate135(data.resource_type, { instancePath: instancePath + "/resource_type", parentData: data, parentDataProperty: "resource_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors), errors = vErrors.length)), data.data !== void 0 && (validate137(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors), errors = vErrors.length));
  } else {
    let err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
  }
  return validate149.errors = vErrors, errors === 0;
}
validate149.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var TimeOffUpdatedNotification = validate154;
var schema71 = { type: "string", enum: ["timeoff_updated"], $id: "TimeOffUpdatedType" };
function validate155(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate155.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data !== "timeoff_updated") {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema71.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate155.errors = vErrors, errors === 0;
}
validate155.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate154(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate154.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.event_type === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event_type" }, message: "must have required property 'event_type'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.resource_type === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "resource_type" }, message: "must have required property 'resource_type'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.fired_at === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fired_at" }, message: "must have required property 'fired_at'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.data === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.sequence === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sequence" }, message: "must have required property 'sequence'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.occurred_at === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "occurred_at" }, message: "must have required property 'occurred_at'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "fired_at" || key0 === "sequence" || key0 === "occurred_at" || key0 === "test" || key0 === "event_type" || key0 === "resource_type" || key0 === "data")) {
        let err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 == "string") {
        if (data0.length > 72 || data0.length > 36 && func1(data0) > 36) {
          let err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!formats02.test(data0)) {
          let err9 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.fired_at !== void 0) {
      let data1 = data.fired_at;
      if (typeof data1 == "string") {
        if (data1.length > 48 || data1.length > 24 && func1(data1) > 24) {
          let err11 = { instancePath: instancePath + "/fired_at", schemaPath: "#/properties/fired_at/maxLength", keyword: "maxLength", params: { limit: 24 }, message: "must NOT have more than 24 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (!formats2.validate.test(data1)) {
          let err12 = { instancePath: instancePath + "/fired_at", schemaPath: "#/properties/fired_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/fired_at", schemaPath: "#/properties/fired_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.sequence !== void 0) {
      let data2 = data.sequence;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err14 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          let err15 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          let err16 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (!formats4.validate(data2)) {
          let err17 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/format", keyword: "format", params: { format: "int64" }, message: 'must match format "int64"' };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      }
    }
    if (data.occurred_at !== void 0) {
      let data3 = data.occurred_at;
      if (typeof data3 == "string") {
        if (data3.length > 48 || data3.length > 24 && func1(data3) > 24) {
          let err18 = { instancePath: instancePath + "/occurred_at", schemaPath: "#/properties/occurred_at/maxLength", keyword: "maxLength", params: { limit: 24 }, message: "must NOT have more than 24 characters" };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (!formats2.validate.test(data3)) {
          let err19 = { instancePath: instancePath + "/occurred_at", schemaPath: "#/properties/occurred_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/occurred_at", schemaPath: "#/properties/occurred_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.test !== void 0 && typeof data.test != "boolean") {
      let err21 = { instancePath: instancePath + "/test", schemaPath: "#/properties/test/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
    }
    data.event_type !== void 0 && (validate155(data.event_type, { instancePath: instancePath + "/event_type", parentData: data, parentDataProperty: "event_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors), errors = vErrors.length)), data.resource_type !== void 0 && (validate135(data.resource_type, { instancePath: instancePath + "/resource_type", parentData: data, parentDataProperty: "resource_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors), errors = vErrors.length)), data.data !== void 0 && (validate137(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors), errors = vErrors.length));
  } else {
    let err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
  }
  return validate154.errors = vErrors, errors === 0;
}
validate154.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };

// <stdin>
var validators = {
  account_body,
  activity_body,
  candidate_body,
  custom_attribute_body,
  department_body,
  disqualification_reason_body,
  employee_body,
  employee_field_body,
  erasure_body,
  event_body,
  file_body,
  header_body,
  holiday_calendar_body,
  job_body,
  legal_entity_body,
  member_body,
  offer_body,
  recruiter_body,
  stage_body,
  time_entry_body,
  time_off_allowances_body,
  time_off_category_body,
  time_off_request_body,
  work_schedule_body,
  candidate_created_notification: CandidateCreatedNotification,
  candidate_deleted_notification: CandidateDeletedNotification,
  candidate_moved_notification: CandidateMovedNotification,
  employee_created_notification: EmployeeCreatedNotification,
  employee_published_notification: EmployeePublishedNotification,
  employee_updated_notification: EmployeeUpdatedNotification,
  job_deleted_notification: JobDeletedNotification,
  onboarding_completed_notification: OnboardingCompletedNotification,
  timeoff_request_approved_notification: TimeOffRequestApprovedNotification,
  timeoff_request_reverted_notification: TimeOffRequestRevertedNotification,
  timeoff_updated_notification: TimeOffUpdatedNotification
};
export {
  validators
};
