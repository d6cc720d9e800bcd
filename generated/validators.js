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
var EmployeeCreate = validate52, schema19 = { type: "object", required: ["state", "employee"], properties: { member_id: { type: ["string", "null"], maxLength: 255 }, state: { $ref: "EmployeeState" }, employee: { $ref: "NewEmployee" } }, $id: "EmployeeCreate" }, func0 = Object.prototype.hasOwnProperty, func63 = require_ucs2length().default, schema20 = { type: "string", enum: ["draft", "published"], $id: "EmployeeState" };
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate53.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate53.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "draft" || data === "published" ? (validate53.errors = vErrors, errors === 0) : (validate53.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema20.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate53.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema21 = { type: "object", required: ["firstname", "lastname"], additionalProperties: !0, properties: { firstname: { type: "string", minLength: 1, maxLength: 255 }, lastname: { type: "string", minLength: 1, maxLength: 255 }, preferred_name: { type: ["string", "null"], maxLength: 255 }, email: { type: ["string", "null"], pattern: "^([^@\\s]+@[^@\\s]+)?$", maxLength: 254 }, work_email: { type: ["string", "null"], pattern: "^([^@\\s]+@[^@\\s]+)?$", maxLength: 254 }, job_title: { type: ["string", "null"], maxLength: 255 }, phone: { type: ["string", "null"], maxLength: 64 }, start_date: { type: ["string", "null"], format: "date", pattern: "^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$", maxLength: 10 }, birthdate: { type: ["string", "null"], format: "date", pattern: "^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$", maxLength: 10 }, employee_number: { type: ["string", "null"], maxLength: 64 }, department: { type: ["string", "null"], maxLength: 255 }, manager_id: { type: ["string", "null"], maxLength: 255 }, reports_to: { type: ["string", "null"], maxLength: 255 }, work_schedule: { type: ["string", "null"], maxLength: 255 }, holiday_calendar_id: { type: ["string", "null"], maxLength: 255 }, member_id: { type: ["string", "null"], maxLength: 255 } }, $id: "NewEmployee" }, pattern3 = new RegExp("^([^@\\s]+@[^@\\s]+)?$", "u"), pattern5 = new RegExp("^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$", "u"), formats0 = require_formats().fullFormats.date;
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.firstname === void 0 || !func0.call(data, "firstname")) && (missing0 = "firstname") || (data.lastname === void 0 || !func0.call(data, "lastname")) && (missing0 = "lastname"))
        return validate55.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.firstname !== void 0 && func0.call(data, "firstname")) {
        let data0 = data.firstname, _errs2 = errors;
        if (errors === _errs2)
          if (typeof data0 == "string") {
            if (data0.length > 255 && func63(data0) > 255)
              return validate55.errors = [{ instancePath: instancePath + "/firstname", schemaPath: "#/properties/firstname/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
            if (func63(data0) < 1)
              return validate55.errors = [{ instancePath: instancePath + "/firstname", schemaPath: "#/properties/firstname/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
          } else
            return validate55.errors = [{ instancePath: instancePath + "/firstname", schemaPath: "#/properties/firstname/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.lastname !== void 0 && func0.call(data, "lastname")) {
          let data1 = data.lastname, _errs4 = errors;
          if (errors === _errs4)
            if (typeof data1 == "string") {
              if (data1.length > 255 && func63(data1) > 255)
                return validate55.errors = [{ instancePath: instancePath + "/lastname", schemaPath: "#/properties/lastname/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
              if (func63(data1) < 1)
                return validate55.errors = [{ instancePath: instancePath + "/lastname", schemaPath: "#/properties/lastname/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
            } else
              return validate55.errors = [{ instancePath: instancePath + "/lastname", schemaPath: "#/properties/lastname/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.preferred_name !== void 0 && func0.call(data, "preferred_name")) {
            let data2 = data.preferred_name, _errs6 = errors;
            if (typeof data2 != "string" && data2 !== null)
              return validate55.errors = [{ instancePath: instancePath + "/preferred_name", schemaPath: "#/properties/preferred_name/type", keyword: "type", params: { type: schema21.properties.preferred_name.type }, message: "must be string,null" }], !1;
            if (errors === _errs6 && typeof data2 == "string" && data2.length > 255 && func63(data2) > 255)
              return validate55.errors = [{ instancePath: instancePath + "/preferred_name", schemaPath: "#/properties/preferred_name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.email !== void 0 && func0.call(data, "email")) {
              let data3 = data.email, _errs8 = errors;
              if (typeof data3 != "string" && data3 !== null)
                return validate55.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: schema21.properties.email.type }, message: "must be string,null" }], !1;
              if (errors === _errs8 && typeof data3 == "string") {
                if (data3.length > 254 && func63(data3) > 254)
                  return validate55.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" }], !1;
                if (!pattern3.test(data3))
                  return validate55.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/pattern", keyword: "pattern", params: { pattern: "^([^@\\s]+@[^@\\s]+)?$" }, message: 'must match pattern "^([^@\\s]+@[^@\\s]+)?$"' }], !1;
              }
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.work_email !== void 0 && func0.call(data, "work_email")) {
                let data4 = data.work_email, _errs10 = errors;
                if (typeof data4 != "string" && data4 !== null)
                  return validate55.errors = [{ instancePath: instancePath + "/work_email", schemaPath: "#/properties/work_email/type", keyword: "type", params: { type: schema21.properties.work_email.type }, message: "must be string,null" }], !1;
                if (errors === _errs10 && typeof data4 == "string") {
                  if (data4.length > 254 && func63(data4) > 254)
                    return validate55.errors = [{ instancePath: instancePath + "/work_email", schemaPath: "#/properties/work_email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" }], !1;
                  if (!pattern3.test(data4))
                    return validate55.errors = [{ instancePath: instancePath + "/work_email", schemaPath: "#/properties/work_email/pattern", keyword: "pattern", params: { pattern: "^([^@\\s]+@[^@\\s]+)?$" }, message: 'must match pattern "^([^@\\s]+@[^@\\s]+)?$"' }], !1;
                }
                var valid0 = _errs10 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.job_title !== void 0 && func0.call(data, "job_title")) {
                  let data5 = data.job_title, _errs12 = errors;
                  if (typeof data5 != "string" && data5 !== null)
                    return validate55.errors = [{ instancePath: instancePath + "/job_title", schemaPath: "#/properties/job_title/type", keyword: "type", params: { type: schema21.properties.job_title.type }, message: "must be string,null" }], !1;
                  if (errors === _errs12 && typeof data5 == "string" && data5.length > 255 && func63(data5) > 255)
                    return validate55.errors = [{ instancePath: instancePath + "/job_title", schemaPath: "#/properties/job_title/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                  var valid0 = _errs12 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.phone !== void 0 && func0.call(data, "phone")) {
                    let data6 = data.phone, _errs14 = errors;
                    if (typeof data6 != "string" && data6 !== null)
                      return validate55.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: schema21.properties.phone.type }, message: "must be string,null" }], !1;
                    if (errors === _errs14 && typeof data6 == "string" && data6.length > 64 && func63(data6) > 64)
                      return validate55.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                    var valid0 = _errs14 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.start_date !== void 0 && func0.call(data, "start_date")) {
                      let data7 = data.start_date, _errs16 = errors;
                      if (typeof data7 != "string" && data7 !== null)
                        return validate55.errors = [{ instancePath: instancePath + "/start_date", schemaPath: "#/properties/start_date/type", keyword: "type", params: { type: schema21.properties.start_date.type }, message: "must be string,null" }], !1;
                      if (errors === _errs16 && errors === _errs16 && typeof data7 == "string") {
                        if (data7.length > 10 && func63(data7) > 10)
                          return validate55.errors = [{ instancePath: instancePath + "/start_date", schemaPath: "#/properties/start_date/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
                        if (pattern5.test(data7)) {
                          if (!formats0.validate(data7))
                            return validate55.errors = [{ instancePath: instancePath + "/start_date", schemaPath: "#/properties/start_date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' }], !1;
                        } else
                          return validate55.errors = [{ instancePath: instancePath + "/start_date", schemaPath: "#/properties/start_date/pattern", keyword: "pattern", params: { pattern: "^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$" }, message: 'must match pattern "^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$"' }], !1;
                      }
                      var valid0 = _errs16 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.birthdate !== void 0 && func0.call(data, "birthdate")) {
                        let data8 = data.birthdate, _errs18 = errors;
                        if (typeof data8 != "string" && data8 !== null)
                          return validate55.errors = [{ instancePath: instancePath + "/birthdate", schemaPath: "#/properties/birthdate/type", keyword: "type", params: { type: schema21.properties.birthdate.type }, message: "must be string,null" }], !1;
                        if (errors === _errs18 && errors === _errs18 && typeof data8 == "string") {
                          if (data8.length > 10 && func63(data8) > 10)
                            return validate55.errors = [{ instancePath: instancePath + "/birthdate", schemaPath: "#/properties/birthdate/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
                          if (pattern5.test(data8)) {
                            if (!formats0.validate(data8))
                              return validate55.errors = [{ instancePath: instancePath + "/birthdate", schemaPath: "#/properties/birthdate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' }], !1;
                          } else
                            return validate55.errors = [{ instancePath: instancePath + "/birthdate", schemaPath: "#/properties/birthdate/pattern", keyword: "pattern", params: { pattern: "^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$" }, message: 'must match pattern "^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$"' }], !1;
                        }
                        var valid0 = _errs18 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.employee_number !== void 0 && func0.call(data, "employee_number")) {
                          let data9 = data.employee_number, _errs20 = errors;
                          if (typeof data9 != "string" && data9 !== null)
                            return validate55.errors = [{ instancePath: instancePath + "/employee_number", schemaPath: "#/properties/employee_number/type", keyword: "type", params: { type: schema21.properties.employee_number.type }, message: "must be string,null" }], !1;
                          if (errors === _errs20 && typeof data9 == "string" && data9.length > 64 && func63(data9) > 64)
                            return validate55.errors = [{ instancePath: instancePath + "/employee_number", schemaPath: "#/properties/employee_number/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                          var valid0 = _errs20 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.department !== void 0 && func0.call(data, "department")) {
                            let data10 = data.department, _errs22 = errors;
                            if (typeof data10 != "string" && data10 !== null)
                              return validate55.errors = [{ instancePath: instancePath + "/department", schemaPath: "#/properties/department/type", keyword: "type", params: { type: schema21.properties.department.type }, message: "must be string,null" }], !1;
                            if (errors === _errs22 && typeof data10 == "string" && data10.length > 255 && func63(data10) > 255)
                              return validate55.errors = [{ instancePath: instancePath + "/department", schemaPath: "#/properties/department/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                            var valid0 = _errs22 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.manager_id !== void 0 && func0.call(data, "manager_id")) {
                              let data11 = data.manager_id, _errs24 = errors;
                              if (typeof data11 != "string" && data11 !== null)
                                return validate55.errors = [{ instancePath: instancePath + "/manager_id", schemaPath: "#/properties/manager_id/type", keyword: "type", params: { type: schema21.properties.manager_id.type }, message: "must be string,null" }], !1;
                              if (errors === _errs24 && typeof data11 == "string" && data11.length > 255 && func63(data11) > 255)
                                return validate55.errors = [{ instancePath: instancePath + "/manager_id", schemaPath: "#/properties/manager_id/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                              var valid0 = _errs24 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.reports_to !== void 0 && func0.call(data, "reports_to")) {
                                let data12 = data.reports_to, _errs26 = errors;
                                if (typeof data12 != "string" && data12 !== null)
                                  return validate55.errors = [{ instancePath: instancePath + "/reports_to", schemaPath: "#/properties/reports_to/type", keyword: "type", params: { type: schema21.properties.reports_to.type }, message: "must be string,null" }], !1;
                                if (errors === _errs26 && typeof data12 == "string" && data12.length > 255 && func63(data12) > 255)
                                  return validate55.errors = [{ instancePath: instancePath + "/reports_to", schemaPath: "#/properties/reports_to/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                var valid0 = _errs26 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.work_schedule !== void 0 && func0.call(data, "work_schedule")) {
                                  let data13 = data.work_schedule, _errs28 = errors;
                                  if (typeof data13 != "string" && data13 !== null)
                                    return validate55.errors = [{ instancePath: instancePath + "/work_schedule", schemaPath: "#/properties/work_schedule/type", keyword: "type", params: { type: schema21.properties.work_schedule.type }, message: "must be string,null" }], !1;
                                  if (errors === _errs28 && typeof data13 == "string" && data13.length > 255 && func63(data13) > 255)
                                    return validate55.errors = [{ instancePath: instancePath + "/work_schedule", schemaPath: "#/properties/work_schedule/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                  var valid0 = _errs28 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.holiday_calendar_id !== void 0 && func0.call(data, "holiday_calendar_id")) {
                                    let data14 = data.holiday_calendar_id, _errs30 = errors;
                                    if (typeof data14 != "string" && data14 !== null)
                                      return validate55.errors = [{ instancePath: instancePath + "/holiday_calendar_id", schemaPath: "#/properties/holiday_calendar_id/type", keyword: "type", params: { type: schema21.properties.holiday_calendar_id.type }, message: "must be string,null" }], !1;
                                    if (errors === _errs30 && typeof data14 == "string" && data14.length > 255 && func63(data14) > 255)
                                      return validate55.errors = [{ instancePath: instancePath + "/holiday_calendar_id", schemaPath: "#/properties/holiday_calendar_id/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                    var valid0 = _errs30 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0)
                                    if (data.member_id !== void 0 && func0.call(data, "member_id")) {
                                      let data15 = data.member_id, _errs32 = errors;
                                      if (typeof data15 != "string" && data15 !== null)
                                        return validate55.errors = [{ instancePath: instancePath + "/member_id", schemaPath: "#/properties/member_id/type", keyword: "type", params: { type: schema21.properties.member_id.type }, message: "must be string,null" }], !1;
                                      if (errors === _errs32 && typeof data15 == "string" && data15.length > 255 && func63(data15) > 255)
                                        return validate55.errors = [{ instancePath: instancePath + "/member_id", schemaPath: "#/properties/member_id/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                      var valid0 = _errs32 === errors;
                                    } else
                                      var valid0 = !0;
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate55.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate55.errors = vErrors, errors === 0;
}
validate55.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.state === void 0 || !func0.call(data, "state")) && (missing0 = "state") || (data.employee === void 0 || !func0.call(data, "employee")) && (missing0 = "employee"))
        return validate52.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.member_id !== void 0 && func0.call(data, "member_id")) {
        let data0 = data.member_id, _errs1 = errors;
        if (typeof data0 != "string" && data0 !== null)
          return validate52.errors = [{ instancePath: instancePath + "/member_id", schemaPath: "#/properties/member_id/type", keyword: "type", params: { type: schema19.properties.member_id.type }, message: "must be string,null" }], !1;
        if (errors === _errs1 && typeof data0 == "string" && data0.length > 255 && func63(data0) > 255)
          return validate52.errors = [{ instancePath: instancePath + "/member_id", schemaPath: "#/properties/member_id/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.state !== void 0 && func0.call(data, "state")) {
          let _errs3 = errors;
          validate53(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.employee !== void 0 && func0.call(data, "employee")) {
            let _errs4 = errors;
            validate55(data.employee, { instancePath: instancePath + "/employee", parentData: data, parentDataProperty: "employee", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length);
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate52.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate52.errors = vErrors, errors === 0;
}
validate52.evaluated = { props: { member_id: !0, state: !0, employee: !0 }, dynamicProps: !1, dynamicItems: !1 };
var TimeOffCreate = validate57;
var pattern7 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$", "u");
var schema24 = { type: "string", enum: ["first", "second"], $id: "DayHalf" };
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate59.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate59.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "first" || data === "second" ? (validate59.errors = vErrors, errors === 0) : (validate59.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema24.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate59.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate58.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.date === void 0 || !func0.call(data, "date")) && (missing0 = "date"))
        return validate58.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.date !== void 0 && func0.call(data, "date")) {
        let data0 = data.date, _errs1 = errors;
        if (errors === _errs1)
          if (typeof data0 == "string") {
            if (data0.length > 23 && func63(data0) > 23)
              return validate58.errors = [{ instancePath: instancePath + "/date", schemaPath: "#/properties/date/maxLength", keyword: "maxLength", params: { limit: 23 }, message: "must NOT have more than 23 characters" }], !1;
            if (!pattern7.test(data0))
              return validate58.errors = [{ instancePath: instancePath + "/date", schemaPath: "#/properties/date/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$"' }], !1;
          } else
            return validate58.errors = [{ instancePath: instancePath + "/date", schemaPath: "#/properties/date/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.half !== void 0 && func0.call(data, "half")) {
          let _errs3 = errors;
          validate59(data.half, { instancePath: instancePath + "/half", parentData: data, parentDataProperty: "half", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors), errors = vErrors.length);
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return validate58.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate58.errors = vErrors, errors === 0;
}
validate58.evaluated = { props: { date: !0, half: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate57.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.category_id === void 0 || !func0.call(data, "category_id")) && (missing0 = "category_id") || (data.from_date === void 0 || !func0.call(data, "from_date")) && (missing0 = "from_date") || (data.to_date === void 0 || !func0.call(data, "to_date")) && (missing0 = "to_date"))
        return validate57.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.employee_id !== void 0 && func0.call(data, "employee_id")) {
        let data0 = data.employee_id, _errs1 = errors;
        if (errors === _errs1)
          if (typeof data0 == "string") {
            if (data0.length > 255 && func63(data0) > 255)
              return validate57.errors = [{ instancePath: instancePath + "/employee_id", schemaPath: "#/properties/employee_id/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
          } else
            return validate57.errors = [{ instancePath: instancePath + "/employee_id", schemaPath: "#/properties/employee_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.member_id !== void 0 && func0.call(data, "member_id")) {
          let data1 = data.member_id, _errs3 = errors;
          if (errors === _errs3)
            if (typeof data1 == "string") {
              if (data1.length > 255 && func63(data1) > 255)
                return validate57.errors = [{ instancePath: instancePath + "/member_id", schemaPath: "#/properties/member_id/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
            } else
              return validate57.errors = [{ instancePath: instancePath + "/member_id", schemaPath: "#/properties/member_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.category_id !== void 0 && func0.call(data, "category_id")) {
            let data2 = data.category_id, _errs5 = errors;
            if (errors === _errs5)
              if (typeof data2 == "string") {
                if (data2.length > 255 && func63(data2) > 255)
                  return validate57.errors = [{ instancePath: instancePath + "/category_id", schemaPath: "#/properties/category_id/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
              } else
                return validate57.errors = [{ instancePath: instancePath + "/category_id", schemaPath: "#/properties/category_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.from_date !== void 0 && func0.call(data, "from_date")) {
              let data3 = data.from_date, _errs7 = errors;
              if (errors === _errs7)
                if (typeof data3 == "string") {
                  if (data3.length > 23 && func63(data3) > 23)
                    return validate57.errors = [{ instancePath: instancePath + "/from_date", schemaPath: "#/properties/from_date/maxLength", keyword: "maxLength", params: { limit: 23 }, message: "must NOT have more than 23 characters" }], !1;
                  if (!pattern7.test(data3))
                    return validate57.errors = [{ instancePath: instancePath + "/from_date", schemaPath: "#/properties/from_date/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$"' }], !1;
                } else
                  return validate57.errors = [{ instancePath: instancePath + "/from_date", schemaPath: "#/properties/from_date/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.to_date !== void 0 && func0.call(data, "to_date")) {
                let data4 = data.to_date, _errs9 = errors;
                if (errors === _errs9)
                  if (typeof data4 == "string") {
                    if (data4.length > 23 && func63(data4) > 23)
                      return validate57.errors = [{ instancePath: instancePath + "/to_date", schemaPath: "#/properties/to_date/maxLength", keyword: "maxLength", params: { limit: 23 }, message: "must NOT have more than 23 characters" }], !1;
                    if (!pattern7.test(data4))
                      return validate57.errors = [{ instancePath: instancePath + "/to_date", schemaPath: "#/properties/to_date/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$"' }], !1;
                  } else
                    return validate57.errors = [{ instancePath: instancePath + "/to_date", schemaPath: "#/properties/to_date/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.note !== void 0 && func0.call(data, "note")) {
                  let data5 = data.note, _errs11 = errors;
                  if (errors === _errs11)
                    if (typeof data5 == "string") {
                      if (data5.length > 140 && func63(data5) > 140)
                        return validate57.errors = [{ instancePath: instancePath + "/note", schemaPath: "#/properties/note/maxLength", keyword: "maxLength", params: { limit: 140 }, message: "must NOT have more than 140 characters" }], !1;
                    } else
                      return validate57.errors = [{ instancePath: instancePath + "/note", schemaPath: "#/properties/note/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs11 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.half_days !== void 0 && func0.call(data, "half_days")) {
                    let data6 = data.half_days, _errs13 = errors;
                    if (errors === _errs13)
                      if (Array.isArray(data6)) {
                        if (data6.length > 1e3)
                          return validate57.errors = [{ instancePath: instancePath + "/half_days", schemaPath: "#/properties/half_days/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                        {
                          var valid1 = !0;
                          let len0 = data6.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            let _errs15 = errors;
                            validate58(data6[i0], { instancePath: instancePath + "/half_days/" + i0, parentData: data6, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length);
                            var valid1 = _errs15 === errors;
                            if (!valid1)
                              break;
                          }
                        }
                      } else
                        return validate57.errors = [{ instancePath: instancePath + "/half_days", schemaPath: "#/properties/half_days/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                    var valid0 = _errs13 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate57.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate57.errors = vErrors, errors === 0;
}
validate57.evaluated = { props: { employee_id: !0, member_id: !0, category_id: !0, from_date: !0, to_date: !0, note: !0, half_days: !0 }, dynamicProps: !1, dynamicItems: !1 };
var deactivateMember_parameters = validate62;
var pattern10 = new RegExp("^[0-9a-f]{16}$", "u");
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate62.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id"))
        return validate62.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0 && func0.call(data, "id")) {
        let data0 = data.id;
        if (errors === errors)
          if (typeof data0 == "string") {
            if (data0.length > 16 && func63(data0) > 16)
              return validate62.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
            if (func63(data0) < 16)
              return validate62.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/minLength", keyword: "minLength", params: { limit: 16 }, message: "must NOT have fewer than 16 characters" }], !1;
            if (!pattern10.test(data0))
              return validate62.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
          } else
            return validate62.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
      }
    } else
      return validate62.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate62.errors = vErrors, errors === 0;
}
validate62.evaluated = { props: { id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var decideTimeOffApproval_parameters = validate63;
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate63.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id"))
        return validate63.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0 && func0.call(data, "id")) {
        let data0 = data.id;
        if (errors === errors)
          if (typeof data0 == "string") {
            if (data0.length > 16 && func63(data0) > 16)
              return validate63.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
            if (func63(data0) < 16)
              return validate63.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/minLength", keyword: "minLength", params: { limit: 16 }, message: "must NOT have fewer than 16 characters" }], !1;
            if (!pattern10.test(data0))
              return validate63.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
          } else
            return validate63.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
      }
    } else
      return validate63.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate63.errors = vErrors, errors === 0;
}
validate63.evaluated = { props: { id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var ApprovalDecision = validate64;
var schema28 = { type: "string", enum: ["approved", "rejected"], $id: "ApprovalVerdict" };
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate65.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate65.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "approved" || data === "rejected" ? (validate65.errors = vErrors, errors === 0) : (validate65.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema28.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate65.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate64.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.state === void 0 || !func0.call(data, "state")) && (missing0 = "state"))
        return validate64.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.state !== void 0 && func0.call(data, "state")) {
        let _errs1 = errors;
        validate65(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.approver_id !== void 0 && func0.call(data, "approver_id")) {
          let data1 = data.approver_id, _errs2 = errors;
          if (errors === _errs2)
            if (typeof data1 == "string") {
              if (data1.length > 255 && func63(data1) > 255)
                return validate64.errors = [{ instancePath: instancePath + "/approver_id", schemaPath: "#/properties/approver_id/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
            } else
              return validate64.errors = [{ instancePath: instancePath + "/approver_id", schemaPath: "#/properties/approver_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.member_id !== void 0 && func0.call(data, "member_id")) {
            let data2 = data.member_id, _errs4 = errors;
            if (errors === _errs4)
              if (typeof data2 == "string") {
                if (data2.length > 255 && func63(data2) > 255)
                  return validate64.errors = [{ instancePath: instancePath + "/member_id", schemaPath: "#/properties/member_id/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
              } else
                return validate64.errors = [{ instancePath: instancePath + "/member_id", schemaPath: "#/properties/member_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate64.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate64.errors = vErrors, errors === 0;
}
validate64.evaluated = { props: { state: !0, approver_id: !0, member_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var enableMember_parameters = validate67;
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate67.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id"))
        return validate67.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0 && func0.call(data, "id")) {
        let data0 = data.id;
        if (errors === errors)
          if (typeof data0 == "string") {
            if (data0.length > 16 && func63(data0) > 16)
              return validate67.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
            if (func63(data0) < 16)
              return validate67.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/minLength", keyword: "minLength", params: { limit: 16 }, message: "must NOT have fewer than 16 characters" }], !1;
            if (!pattern10.test(data0))
              return validate67.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
          } else
            return validate67.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
      }
    } else
      return validate67.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate67.errors = vErrors, errors === 0;
}
validate67.evaluated = { props: { id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var getAccount_parameters = validate68;
var pattern13 = new RegExp("^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$", "u");
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate68.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.subdomain === void 0 || !func0.call(data, "subdomain")) && (missing0 = "subdomain"))
        return validate68.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.subdomain !== void 0 && func0.call(data, "subdomain")) {
        let data0 = data.subdomain;
        if (errors === errors)
          if (typeof data0 == "string") {
            if (data0.length > 63 && func63(data0) > 63)
              return validate68.errors = [{ instancePath: instancePath + "/subdomain", schemaPath: "#/properties/subdomain/maxLength", keyword: "maxLength", params: { limit: 63 }, message: "must NOT have more than 63 characters" }], !1;
            if (func63(data0) < 1)
              return validate68.errors = [{ instancePath: instancePath + "/subdomain", schemaPath: "#/properties/subdomain/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
            if (!pattern13.test(data0))
              return validate68.errors = [{ instancePath: instancePath + "/subdomain", schemaPath: "#/properties/subdomain/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$" }, message: 'must match pattern "^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$"' }], !1;
          } else
            return validate68.errors = [{ instancePath: instancePath + "/subdomain", schemaPath: "#/properties/subdomain/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
      }
    } else
      return validate68.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate68.errors = vErrors, errors === 0;
}
validate68.evaluated = { props: { subdomain: !0 }, dynamicProps: !1, dynamicItems: !1 };
var getEmployee_parameters = validate69;
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate69.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id"))
        return validate69.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0 && func0.call(data, "id")) {
        let data0 = data.id, _errs1 = errors;
        if (errors === _errs1)
          if (typeof data0 == "string") {
            if (data0.length > 16 && func63(data0) > 16)
              return validate69.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
            if (func63(data0) < 16)
              return validate69.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/minLength", keyword: "minLength", params: { limit: 16 }, message: "must NOT have fewer than 16 characters" }], !1;
            if (!pattern10.test(data0))
              return validate69.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
          } else
            return validate69.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.member_id !== void 0 && func0.call(data, "member_id")) {
          let data1 = data.member_id, _errs3 = errors;
          if (errors === _errs3)
            if (typeof data1 == "string") {
              if (data1.length > 255 && func63(data1) > 255)
                return validate69.errors = [{ instancePath: instancePath + "/member_id", schemaPath: "#/properties/member_id/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
            } else
              return validate69.errors = [{ instancePath: instancePath + "/member_id", schemaPath: "#/properties/member_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return validate69.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate69.errors = vErrors, errors === 0;
}
validate69.evaluated = { props: { id: !0, member_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var getJob_parameters = validate70;
var pattern15 = new RegExp("^[0-9A-F]{10}$", "u");
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate70.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.shortcode === void 0 || !func0.call(data, "shortcode")) && (missing0 = "shortcode"))
        return validate70.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.shortcode !== void 0 && func0.call(data, "shortcode")) {
        let data0 = data.shortcode;
        if (errors === errors)
          if (typeof data0 == "string") {
            if (data0.length > 10 && func63(data0) > 10)
              return validate70.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
            if (func63(data0) < 10)
              return validate70.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/minLength", keyword: "minLength", params: { limit: 10 }, message: "must NOT have fewer than 10 characters" }], !1;
            if (!pattern15.test(data0))
              return validate70.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/pattern", keyword: "pattern", params: { pattern: "^[0-9A-F]{10}$" }, message: 'must match pattern "^[0-9A-F]{10}$"' }], !1;
          } else
            return validate70.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
      }
    } else
      return validate70.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate70.errors = vErrors, errors === 0;
}
validate70.evaluated = { props: { shortcode: !0 }, dynamicProps: !1, dynamicItems: !1 };
var getJobApplicationForm_parameters = validate71;
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate71.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.shortcode === void 0 || !func0.call(data, "shortcode")) && (missing0 = "shortcode"))
        return validate71.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.shortcode !== void 0 && func0.call(data, "shortcode")) {
        let data0 = data.shortcode;
        if (errors === errors)
          if (typeof data0 == "string") {
            if (data0.length > 10 && func63(data0) > 10)
              return validate71.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
            if (func63(data0) < 10)
              return validate71.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/minLength", keyword: "minLength", params: { limit: 10 }, message: "must NOT have fewer than 10 characters" }], !1;
            if (!pattern15.test(data0))
              return validate71.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/pattern", keyword: "pattern", params: { pattern: "^[0-9A-F]{10}$" }, message: 'must match pattern "^[0-9A-F]{10}$"' }], !1;
          } else
            return validate71.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
      }
    } else
      return validate71.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate71.errors = vErrors, errors === 0;
}
validate71.evaluated = { props: { shortcode: !0 }, dynamicProps: !1, dynamicItems: !1 };
var listEmployees_parameters = validate72, schema34 = { type: "object", properties: { limit: { type: "integer", format: "int32", minimum: 10, maximum: 100, enum: [10, 20, 50, 100] }, offset: { type: "integer", format: "int32", minimum: 0, maximum: 999999999 }, query: { type: "string", maxLength: 255 }, order_by: { $ref: "EmployeeOrder" }, member_id: { type: "string", maxLength: 255 } }, $id: "listEmployees_parameters" }, formats4 = require_formats().fullFormats.int32, schema35 = { type: "string", enum: ["division", "department"], $id: "EmployeeOrder" };
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate73.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate73.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "division" || data === "department" ? (validate73.errors = vErrors, errors === 0) : (validate73.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema35.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate73.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate72.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.limit !== void 0 && func0.call(data, "limit")) {
        let data0 = data.limit, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate72.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        if (!(data0 === 10 || data0 === 20 || data0 === 50 || data0 === 100))
          return validate72.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/enum", keyword: "enum", params: { allowedValues: schema34.properties.limit.enum }, message: "must be equal to one of the allowed values" }], !1;
        if (errors === _errs1 && typeof data0 == "number" && isFinite(data0)) {
          if (data0 > 100 || isNaN(data0))
            return validate72.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }], !1;
          if (data0 < 10 || isNaN(data0))
            return validate72.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 10 }, message: "must be >= 10" }], !1;
          if (!formats4.validate(data0))
            return validate72.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
        }
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.offset !== void 0 && func0.call(data, "offset")) {
          let data1 = data.offset, _errs3 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
            return validate72.errors = [{ instancePath: instancePath + "/offset", schemaPath: "#/properties/offset/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
          if (errors === _errs3 && typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 999999999 || isNaN(data1))
              return validate72.errors = [{ instancePath: instancePath + "/offset", schemaPath: "#/properties/offset/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999 }, message: "must be <= 999999999" }], !1;
            if (data1 < 0 || isNaN(data1))
              return validate72.errors = [{ instancePath: instancePath + "/offset", schemaPath: "#/properties/offset/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
            if (!formats4.validate(data1))
              return validate72.errors = [{ instancePath: instancePath + "/offset", schemaPath: "#/properties/offset/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
          }
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.query !== void 0 && func0.call(data, "query")) {
            let data2 = data.query, _errs5 = errors;
            if (errors === _errs5)
              if (typeof data2 == "string") {
                if (data2.length > 255 && func63(data2) > 255)
                  return validate72.errors = [{ instancePath: instancePath + "/query", schemaPath: "#/properties/query/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
              } else
                return validate72.errors = [{ instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.order_by !== void 0 && func0.call(data, "order_by")) {
              let _errs7 = errors;
              validate73(data.order_by, { instancePath: instancePath + "/order_by", parentData: data, parentDataProperty: "order_by", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors), errors = vErrors.length);
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.member_id !== void 0 && func0.call(data, "member_id")) {
                let data4 = data.member_id, _errs8 = errors;
                if (errors === _errs8)
                  if (typeof data4 == "string") {
                    if (data4.length > 255 && func63(data4) > 255)
                      return validate72.errors = [{ instancePath: instancePath + "/member_id", schemaPath: "#/properties/member_id/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                  } else
                    return validate72.errors = [{ instancePath: instancePath + "/member_id", schemaPath: "#/properties/member_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate72.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate72.errors = vErrors, errors === 0;
}
validate72.evaluated = { props: { limit: !0, offset: !0, query: !0, order_by: !0, member_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var listJobCustomAttributes_parameters = validate75;
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate75.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.shortcode === void 0 || !func0.call(data, "shortcode")) && (missing0 = "shortcode"))
        return validate75.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.shortcode !== void 0 && func0.call(data, "shortcode")) {
        let data0 = data.shortcode;
        if (errors === errors)
          if (typeof data0 == "string") {
            if (data0.length > 10 && func63(data0) > 10)
              return validate75.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
            if (func63(data0) < 10)
              return validate75.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/minLength", keyword: "minLength", params: { limit: 10 }, message: "must NOT have fewer than 10 characters" }], !1;
            if (!pattern15.test(data0))
              return validate75.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/pattern", keyword: "pattern", params: { pattern: "^[0-9A-F]{10}$" }, message: 'must match pattern "^[0-9A-F]{10}$"' }], !1;
          } else
            return validate75.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
      }
    } else
      return validate75.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate75.errors = vErrors, errors === 0;
}
validate75.evaluated = { props: { shortcode: !0 }, dynamicProps: !1, dynamicItems: !1 };
var listJobMembers_parameters = validate76;
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate76.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.shortcode === void 0 || !func0.call(data, "shortcode")) && (missing0 = "shortcode"))
        return validate76.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.shortcode !== void 0 && func0.call(data, "shortcode")) {
        let data0 = data.shortcode;
        if (errors === errors)
          if (typeof data0 == "string") {
            if (data0.length > 10 && func63(data0) > 10)
              return validate76.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
            if (func63(data0) < 10)
              return validate76.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/minLength", keyword: "minLength", params: { limit: 10 }, message: "must NOT have fewer than 10 characters" }], !1;
            if (!pattern15.test(data0))
              return validate76.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/pattern", keyword: "pattern", params: { pattern: "^[0-9A-F]{10}$" }, message: 'must match pattern "^[0-9A-F]{10}$"' }], !1;
          } else
            return validate76.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
      }
    } else
      return validate76.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate76.errors = vErrors, errors === 0;
}
validate76.evaluated = { props: { shortcode: !0 }, dynamicProps: !1, dynamicItems: !1 };
var listJobQuestions_parameters = validate77;
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate77.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.shortcode === void 0 || !func0.call(data, "shortcode")) && (missing0 = "shortcode"))
        return validate77.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.shortcode !== void 0 && func0.call(data, "shortcode")) {
        let data0 = data.shortcode;
        if (errors === errors)
          if (typeof data0 == "string") {
            if (data0.length > 10 && func63(data0) > 10)
              return validate77.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
            if (func63(data0) < 10)
              return validate77.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/minLength", keyword: "minLength", params: { limit: 10 }, message: "must NOT have fewer than 10 characters" }], !1;
            if (!pattern15.test(data0))
              return validate77.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/pattern", keyword: "pattern", params: { pattern: "^[0-9A-F]{10}$" }, message: 'must match pattern "^[0-9A-F]{10}$"' }], !1;
          } else
            return validate77.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
      }
    } else
      return validate77.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate77.errors = vErrors, errors === 0;
}
validate77.evaluated = { props: { shortcode: !0 }, dynamicProps: !1, dynamicItems: !1 };
var listJobRecruiters_parameters = validate78;
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate78.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.shortcode === void 0 || !func0.call(data, "shortcode")) && (missing0 = "shortcode"))
        return validate78.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.shortcode !== void 0 && func0.call(data, "shortcode")) {
        let data0 = data.shortcode;
        if (errors === errors)
          if (typeof data0 == "string") {
            if (data0.length > 10 && func63(data0) > 10)
              return validate78.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
            if (func63(data0) < 10)
              return validate78.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/minLength", keyword: "minLength", params: { limit: 10 }, message: "must NOT have fewer than 10 characters" }], !1;
            if (!pattern15.test(data0))
              return validate78.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/pattern", keyword: "pattern", params: { pattern: "^[0-9A-F]{10}$" }, message: 'must match pattern "^[0-9A-F]{10}$"' }], !1;
          } else
            return validate78.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
      }
    } else
      return validate78.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate78.errors = vErrors, errors === 0;
}
validate78.evaluated = { props: { shortcode: !0 }, dynamicProps: !1, dynamicItems: !1 };
var listJobStages_parameters = validate79;
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate79.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.shortcode === void 0 || !func0.call(data, "shortcode")) && (missing0 = "shortcode"))
        return validate79.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.shortcode !== void 0 && func0.call(data, "shortcode")) {
        let data0 = data.shortcode;
        if (errors === errors)
          if (typeof data0 == "string") {
            if (data0.length > 10 && func63(data0) > 10)
              return validate79.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
            if (func63(data0) < 10)
              return validate79.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/minLength", keyword: "minLength", params: { limit: 10 }, message: "must NOT have fewer than 10 characters" }], !1;
            if (!pattern15.test(data0))
              return validate79.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/pattern", keyword: "pattern", params: { pattern: "^[0-9A-F]{10}$" }, message: 'must match pattern "^[0-9A-F]{10}$"' }], !1;
          } else
            return validate79.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
      }
    } else
      return validate79.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate79.errors = vErrors, errors === 0;
}
validate79.evaluated = { props: { shortcode: !0 }, dynamicProps: !1, dynamicItems: !1 };
var listJobs_parameters = validate80;
var schema42 = { type: "string", enum: ["draft", "published", "closed", "archived"], $id: "JobState" };
function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate81.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate81.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "draft" || data === "published" || data === "closed" || data === "archived" ? (validate81.errors = vErrors, errors === 0) : (validate81.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema42.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate81.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema43 = { type: "string", enum: ["description", "full_description", "requirements", "benefits"], $id: "JobField" };
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate83.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate83.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "description" || data === "full_description" || data === "requirements" || data === "benefits" ? (validate83.errors = vErrors, errors === 0) : (validate83.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema43.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate83.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var pattern24 = new RegExp("^([0-9]{1,11}|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,6})?(Z|[+-][0-9]{2}:[0-9]{2})|[0-9]{8}T[0-9]{6}(\\.[0-9]{1,6})?(Z|[+-][0-9]{4}))$", "u");
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate80.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.state !== void 0 && func0.call(data, "state")) {
        let data0 = data.state, _errs1 = errors;
        if (errors === _errs1)
          if (Array.isArray(data0)) {
            if (data0.length > 20)
              return validate80.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" }], !1;
            {
              var valid1 = !0;
              let len0 = data0.length;
              for (let i0 = 0; i0 < len0; i0++) {
                let _errs3 = errors;
                validate81(data0[i0], { instancePath: instancePath + "/state/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors), errors = vErrors.length);
                var valid1 = _errs3 === errors;
                if (!valid1)
                  break;
              }
            }
          } else
            return validate80.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.limit !== void 0 && func0.call(data, "limit")) {
          let data2 = data.limit, _errs4 = errors;
          if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
            return validate80.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
          if (errors === _errs4 && typeof data2 == "number" && isFinite(data2)) {
            if (data2 > 2147483647 || isNaN(data2))
              return validate80.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
            if (data2 < 1 || isNaN(data2))
              return validate80.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
            if (!formats4.validate(data2))
              return validate80.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
          }
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.since_id !== void 0 && func0.call(data, "since_id")) {
            let data3 = data.since_id, _errs6 = errors;
            if (errors === _errs6)
              if (typeof data3 == "string") {
                if (data3.length > 16 && func63(data3) > 16)
                  return validate80.errors = [{ instancePath: instancePath + "/since_id", schemaPath: "#/properties/since_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                if (func63(data3) < 16)
                  return validate80.errors = [{ instancePath: instancePath + "/since_id", schemaPath: "#/properties/since_id/minLength", keyword: "minLength", params: { limit: 16 }, message: "must NOT have fewer than 16 characters" }], !1;
                if (!pattern10.test(data3))
                  return validate80.errors = [{ instancePath: instancePath + "/since_id", schemaPath: "#/properties/since_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
              } else
                return validate80.errors = [{ instancePath: instancePath + "/since_id", schemaPath: "#/properties/since_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.max_id !== void 0 && func0.call(data, "max_id")) {
              let data4 = data.max_id, _errs8 = errors;
              if (errors === _errs8)
                if (typeof data4 == "string") {
                  if (data4.length > 16 && func63(data4) > 16)
                    return validate80.errors = [{ instancePath: instancePath + "/max_id", schemaPath: "#/properties/max_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                  if (func63(data4) < 16)
                    return validate80.errors = [{ instancePath: instancePath + "/max_id", schemaPath: "#/properties/max_id/minLength", keyword: "minLength", params: { limit: 16 }, message: "must NOT have fewer than 16 characters" }], !1;
                  if (!pattern10.test(data4))
                    return validate80.errors = [{ instancePath: instancePath + "/max_id", schemaPath: "#/properties/max_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                } else
                  return validate80.errors = [{ instancePath: instancePath + "/max_id", schemaPath: "#/properties/max_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.created_after !== void 0 && func0.call(data, "created_after")) {
                let data5 = data.created_after, _errs10 = errors;
                if (errors === _errs10)
                  if (typeof data5 == "string") {
                    if (data5.length > 32 && func63(data5) > 32)
                      return validate80.errors = [{ instancePath: instancePath + "/created_after", schemaPath: "#/properties/created_after/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
                    if (func63(data5) < 1)
                      return validate80.errors = [{ instancePath: instancePath + "/created_after", schemaPath: "#/properties/created_after/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                    if (!pattern24.test(data5))
                      return validate80.errors = [{ instancePath: instancePath + "/created_after", schemaPath: "#/properties/created_after/pattern", keyword: "pattern", params: { pattern: "^([0-9]{1,11}|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,6})?(Z|[+-][0-9]{2}:[0-9]{2})|[0-9]{8}T[0-9]{6}(\\.[0-9]{1,6})?(Z|[+-][0-9]{4}))$" }, message: 'must match pattern "^([0-9]{1,11}|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,6})?(Z|[+-][0-9]{2}:[0-9]{2})|[0-9]{8}T[0-9]{6}(\\.[0-9]{1,6})?(Z|[+-][0-9]{4}))$"' }], !1;
                  } else
                    return validate80.errors = [{ instancePath: instancePath + "/created_after", schemaPath: "#/properties/created_after/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs10 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.updated_after !== void 0 && func0.call(data, "updated_after")) {
                  let data6 = data.updated_after, _errs12 = errors;
                  if (errors === _errs12)
                    if (typeof data6 == "string") {
                      if (data6.length > 32 && func63(data6) > 32)
                        return validate80.errors = [{ instancePath: instancePath + "/updated_after", schemaPath: "#/properties/updated_after/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
                      if (func63(data6) < 1)
                        return validate80.errors = [{ instancePath: instancePath + "/updated_after", schemaPath: "#/properties/updated_after/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                      if (!pattern24.test(data6))
                        return validate80.errors = [{ instancePath: instancePath + "/updated_after", schemaPath: "#/properties/updated_after/pattern", keyword: "pattern", params: { pattern: "^([0-9]{1,11}|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,6})?(Z|[+-][0-9]{2}:[0-9]{2})|[0-9]{8}T[0-9]{6}(\\.[0-9]{1,6})?(Z|[+-][0-9]{4}))$" }, message: 'must match pattern "^([0-9]{1,11}|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,6})?(Z|[+-][0-9]{2}:[0-9]{2})|[0-9]{8}T[0-9]{6}(\\.[0-9]{1,6})?(Z|[+-][0-9]{4}))$"' }], !1;
                    } else
                      return validate80.errors = [{ instancePath: instancePath + "/updated_after", schemaPath: "#/properties/updated_after/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs12 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.include_fields !== void 0 && func0.call(data, "include_fields")) {
                    let data7 = data.include_fields, _errs14 = errors;
                    if (errors === _errs14)
                      if (Array.isArray(data7)) {
                        if (data7.length > 20)
                          return validate80.errors = [{ instancePath: instancePath + "/include_fields", schemaPath: "#/properties/include_fields/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" }], !1;
                        {
                          var valid2 = !0;
                          let len1 = data7.length;
                          for (let i1 = 0; i1 < len1; i1++) {
                            let _errs16 = errors;
                            validate83(data7[i1], { instancePath: instancePath + "/include_fields/" + i1, parentData: data7, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors), errors = vErrors.length);
                            var valid2 = _errs16 === errors;
                            if (!valid2)
                              break;
                          }
                        }
                      } else
                        return validate80.errors = [{ instancePath: instancePath + "/include_fields", schemaPath: "#/properties/include_fields/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                    var valid0 = _errs14 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate80.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate80.errors = vErrors, errors === 0;
}
validate80.evaluated = { props: { state: !0, limit: !0, since_id: !0, max_id: !0, created_after: !0, updated_after: !0, include_fields: !0 }, dynamicProps: !1, dynamicItems: !1 };
var listMembers_parameters = validate85;
var schema45 = { type: "string", enum: ["simple", "admin", "reviewer"], $id: "RoleFilter" };
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate86.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate86.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "simple" || data === "admin" || data === "reviewer" ? (validate86.errors = vErrors, errors === 0) : (validate86.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema45.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate86.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema46 = { type: "string", enum: ["active", "inactive", "all"], $id: "StatusFilter" };
function validate88(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate88.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate88.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "active" || data === "inactive" || data === "all" ? (validate88.errors = vErrors, errors === 0) : (validate88.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema46.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate88.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate85.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.limit !== void 0 && func0.call(data, "limit")) {
        let data0 = data.limit, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate85.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        if (errors === _errs1 && typeof data0 == "number" && isFinite(data0)) {
          if (data0 > 2147483647 || isNaN(data0))
            return validate85.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
          if (data0 < 1 || isNaN(data0))
            return validate85.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
          if (!formats4.validate(data0))
            return validate85.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
        }
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.since_id !== void 0 && func0.call(data, "since_id")) {
          let data1 = data.since_id, _errs3 = errors;
          if (errors === _errs3)
            if (typeof data1 == "string") {
              if (data1.length > 16 && func63(data1) > 16)
                return validate85.errors = [{ instancePath: instancePath + "/since_id", schemaPath: "#/properties/since_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
              if (func63(data1) < 16)
                return validate85.errors = [{ instancePath: instancePath + "/since_id", schemaPath: "#/properties/since_id/minLength", keyword: "minLength", params: { limit: 16 }, message: "must NOT have fewer than 16 characters" }], !1;
              if (!pattern10.test(data1))
                return validate85.errors = [{ instancePath: instancePath + "/since_id", schemaPath: "#/properties/since_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
            } else
              return validate85.errors = [{ instancePath: instancePath + "/since_id", schemaPath: "#/properties/since_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.max_id !== void 0 && func0.call(data, "max_id")) {
            let data2 = data.max_id, _errs5 = errors;
            if (errors === _errs5)
              if (typeof data2 == "string") {
                if (data2.length > 16 && func63(data2) > 16)
                  return validate85.errors = [{ instancePath: instancePath + "/max_id", schemaPath: "#/properties/max_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                if (func63(data2) < 16)
                  return validate85.errors = [{ instancePath: instancePath + "/max_id", schemaPath: "#/properties/max_id/minLength", keyword: "minLength", params: { limit: 16 }, message: "must NOT have fewer than 16 characters" }], !1;
                if (!pattern10.test(data2))
                  return validate85.errors = [{ instancePath: instancePath + "/max_id", schemaPath: "#/properties/max_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
              } else
                return validate85.errors = [{ instancePath: instancePath + "/max_id", schemaPath: "#/properties/max_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.role !== void 0 && func0.call(data, "role")) {
              let _errs7 = errors;
              validate86(data.role, { instancePath: instancePath + "/role", parentData: data, parentDataProperty: "role", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors), errors = vErrors.length);
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.shortcode !== void 0 && func0.call(data, "shortcode")) {
                let data4 = data.shortcode, _errs8 = errors;
                if (errors === _errs8)
                  if (typeof data4 == "string") {
                    if (data4.length > 255 && func63(data4) > 255)
                      return validate85.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                  } else
                    return validate85.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.email !== void 0 && func0.call(data, "email")) {
                  let data5 = data.email, _errs10 = errors;
                  if (errors === _errs10)
                    if (typeof data5 == "string") {
                      if (data5.length > 254 && func63(data5) > 254)
                        return validate85.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" }], !1;
                    } else
                      return validate85.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.name !== void 0 && func0.call(data, "name")) {
                    let data6 = data.name, _errs12 = errors;
                    if (errors === _errs12)
                      if (typeof data6 == "string") {
                        if (data6.length > 255 && func63(data6) > 255)
                          return validate85.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                      } else
                        return validate85.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs12 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.status !== void 0 && func0.call(data, "status")) {
                      let _errs14 = errors;
                      validate88(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors), errors = vErrors.length);
                      var valid0 = _errs14 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return validate85.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate85.errors = vErrors, errors === 0;
}
validate85.evaluated = { props: { limit: !0, since_id: !0, max_id: !0, role: !0, shortcode: !0, email: !0, name: !0, status: !0 }, dynamicProps: !1, dynamicItems: !1 };
var listRecruiters_parameters = validate90;
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate90.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.shortcode !== void 0 && func0.call(data, "shortcode")) {
        let data0 = data.shortcode;
        if (errors === errors)
          if (typeof data0 == "string") {
            if (data0.length > 255 && func63(data0) > 255)
              return validate90.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
          } else
            return validate90.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
      }
    } else
      return validate90.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate90.errors = vErrors, errors === 0;
}
validate90.evaluated = { props: { shortcode: !0 }, dynamicProps: !1, dynamicItems: !1 };
var listTimeOffBalances_parameters = validate91;
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate91.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.employee_id !== void 0 && func0.call(data, "employee_id")) {
        let data0 = data.employee_id, _errs1 = errors;
        if (errors === _errs1)
          if (typeof data0 == "string") {
            if (data0.length > 255 && func63(data0) > 255)
              return validate91.errors = [{ instancePath: instancePath + "/employee_id", schemaPath: "#/properties/employee_id/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
          } else
            return validate91.errors = [{ instancePath: instancePath + "/employee_id", schemaPath: "#/properties/employee_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.year !== void 0 && func0.call(data, "year")) {
          let data1 = data.year, _errs3 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
            return validate91.errors = [{ instancePath: instancePath + "/year", schemaPath: "#/properties/year/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
          if (errors === _errs3 && typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 9999 || isNaN(data1))
              return validate91.errors = [{ instancePath: instancePath + "/year", schemaPath: "#/properties/year/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9999 }, message: "must be <= 9999" }], !1;
            if (data1 < 1 || isNaN(data1))
              return validate91.errors = [{ instancePath: instancePath + "/year", schemaPath: "#/properties/year/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
            if (!formats4.validate(data1))
              return validate91.errors = [{ instancePath: instancePath + "/year", schemaPath: "#/properties/year/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
          }
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return validate91.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate91.errors = vErrors, errors === 0;
}
validate91.evaluated = { props: { employee_id: !0, year: !0 }, dynamicProps: !1, dynamicItems: !1 };
var listTimeOffRequests_parameters = validate92, schema49 = { type: "object", properties: { from_date: { type: "string", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{3})?$", maxLength: 23 }, to_date: { type: "string", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{3})?$", maxLength: 23 }, category_ids: { type: "array", maxItems: 100, items: { type: "string", maxLength: 255 } }, states: { type: "array", maxItems: 100, items: { $ref: "TimeOffState" } }, employee_id: { type: "string", maxLength: 255 }, employee_ids: { type: "array", maxItems: 100, items: { type: "string", maxLength: 255 } }, limit: { type: "integer", format: "int32", enum: [10, 20, 50, 100], minimum: 10, maximum: 100 }, offset: { type: "integer", format: "int32", minimum: 0, maximum: 2147483647 } }, required: ["from_date"], $id: "listTimeOffRequests_parameters" }, pattern28 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{3})?$", "u"), schema50 = { type: "string", enum: ["pending", "approved", "rejected", "canceled"], $id: "TimeOffState" };
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate93.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate93.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "pending" || data === "approved" || data === "rejected" || data === "canceled" ? (validate93.errors = vErrors, errors === 0) : (validate93.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema50.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate93.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate92.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.from_date === void 0 || !func0.call(data, "from_date")) && (missing0 = "from_date"))
        return validate92.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.from_date !== void 0 && func0.call(data, "from_date")) {
        let data0 = data.from_date, _errs1 = errors;
        if (errors === _errs1)
          if (typeof data0 == "string") {
            if (data0.length > 23 && func63(data0) > 23)
              return validate92.errors = [{ instancePath: instancePath + "/from_date", schemaPath: "#/properties/from_date/maxLength", keyword: "maxLength", params: { limit: 23 }, message: "must NOT have more than 23 characters" }], !1;
            if (!pattern28.test(data0))
              return validate92.errors = [{ instancePath: instancePath + "/from_date", schemaPath: "#/properties/from_date/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{3})?$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{3})?$"' }], !1;
          } else
            return validate92.errors = [{ instancePath: instancePath + "/from_date", schemaPath: "#/properties/from_date/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.to_date !== void 0 && func0.call(data, "to_date")) {
          let data1 = data.to_date, _errs3 = errors;
          if (errors === _errs3)
            if (typeof data1 == "string") {
              if (data1.length > 23 && func63(data1) > 23)
                return validate92.errors = [{ instancePath: instancePath + "/to_date", schemaPath: "#/properties/to_date/maxLength", keyword: "maxLength", params: { limit: 23 }, message: "must NOT have more than 23 characters" }], !1;
              if (!pattern28.test(data1))
                return validate92.errors = [{ instancePath: instancePath + "/to_date", schemaPath: "#/properties/to_date/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{3})?$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{3})?$"' }], !1;
            } else
              return validate92.errors = [{ instancePath: instancePath + "/to_date", schemaPath: "#/properties/to_date/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.category_ids !== void 0 && func0.call(data, "category_ids")) {
            let data2 = data.category_ids, _errs5 = errors;
            if (errors === _errs5)
              if (Array.isArray(data2)) {
                if (data2.length > 100)
                  return validate92.errors = [{ instancePath: instancePath + "/category_ids", schemaPath: "#/properties/category_ids/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                {
                  var valid1 = !0;
                  let len0 = data2.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let data3 = data2[i0], _errs7 = errors;
                    if (errors === _errs7)
                      if (typeof data3 == "string") {
                        if (data3.length > 255 && func63(data3) > 255)
                          return validate92.errors = [{ instancePath: instancePath + "/category_ids/" + i0, schemaPath: "#/properties/category_ids/items/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                      } else
                        return validate92.errors = [{ instancePath: instancePath + "/category_ids/" + i0, schemaPath: "#/properties/category_ids/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid1 = _errs7 === errors;
                    if (!valid1)
                      break;
                  }
                }
              } else
                return validate92.errors = [{ instancePath: instancePath + "/category_ids", schemaPath: "#/properties/category_ids/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.states !== void 0 && func0.call(data, "states")) {
              let data4 = data.states, _errs9 = errors;
              if (errors === _errs9)
                if (Array.isArray(data4)) {
                  if (data4.length > 100)
                    return validate92.errors = [{ instancePath: instancePath + "/states", schemaPath: "#/properties/states/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                  {
                    var valid2 = !0;
                    let len1 = data4.length;
                    for (let i1 = 0; i1 < len1; i1++) {
                      let _errs11 = errors;
                      validate93(data4[i1], { instancePath: instancePath + "/states/" + i1, parentData: data4, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors), errors = vErrors.length);
                      var valid2 = _errs11 === errors;
                      if (!valid2)
                        break;
                    }
                  }
                } else
                  return validate92.errors = [{ instancePath: instancePath + "/states", schemaPath: "#/properties/states/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
              var valid0 = _errs9 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.employee_id !== void 0 && func0.call(data, "employee_id")) {
                let data6 = data.employee_id, _errs12 = errors;
                if (errors === _errs12)
                  if (typeof data6 == "string") {
                    if (data6.length > 255 && func63(data6) > 255)
                      return validate92.errors = [{ instancePath: instancePath + "/employee_id", schemaPath: "#/properties/employee_id/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                  } else
                    return validate92.errors = [{ instancePath: instancePath + "/employee_id", schemaPath: "#/properties/employee_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs12 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.employee_ids !== void 0 && func0.call(data, "employee_ids")) {
                  let data7 = data.employee_ids, _errs14 = errors;
                  if (errors === _errs14)
                    if (Array.isArray(data7)) {
                      if (data7.length > 100)
                        return validate92.errors = [{ instancePath: instancePath + "/employee_ids", schemaPath: "#/properties/employee_ids/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                      {
                        var valid3 = !0;
                        let len2 = data7.length;
                        for (let i2 = 0; i2 < len2; i2++) {
                          let data8 = data7[i2], _errs16 = errors;
                          if (errors === _errs16)
                            if (typeof data8 == "string") {
                              if (data8.length > 255 && func63(data8) > 255)
                                return validate92.errors = [{ instancePath: instancePath + "/employee_ids/" + i2, schemaPath: "#/properties/employee_ids/items/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                            } else
                              return validate92.errors = [{ instancePath: instancePath + "/employee_ids/" + i2, schemaPath: "#/properties/employee_ids/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid3 = _errs16 === errors;
                          if (!valid3)
                            break;
                        }
                      }
                    } else
                      return validate92.errors = [{ instancePath: instancePath + "/employee_ids", schemaPath: "#/properties/employee_ids/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                  var valid0 = _errs14 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.limit !== void 0 && func0.call(data, "limit")) {
                    let data9 = data.limit, _errs18 = errors;
                    if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9)))
                      return validate92.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                    if (!(data9 === 10 || data9 === 20 || data9 === 50 || data9 === 100))
                      return validate92.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/enum", keyword: "enum", params: { allowedValues: schema49.properties.limit.enum }, message: "must be equal to one of the allowed values" }], !1;
                    if (errors === _errs18 && typeof data9 == "number" && isFinite(data9)) {
                      if (data9 > 100 || isNaN(data9))
                        return validate92.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }], !1;
                      if (data9 < 10 || isNaN(data9))
                        return validate92.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 10 }, message: "must be >= 10" }], !1;
                      if (!formats4.validate(data9))
                        return validate92.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                    }
                    var valid0 = _errs18 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.offset !== void 0 && func0.call(data, "offset")) {
                      let data10 = data.offset, _errs20 = errors;
                      if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10)))
                        return validate92.errors = [{ instancePath: instancePath + "/offset", schemaPath: "#/properties/offset/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                      if (errors === _errs20 && typeof data10 == "number" && isFinite(data10)) {
                        if (data10 > 2147483647 || isNaN(data10))
                          return validate92.errors = [{ instancePath: instancePath + "/offset", schemaPath: "#/properties/offset/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                        if (data10 < 0 || isNaN(data10))
                          return validate92.errors = [{ instancePath: instancePath + "/offset", schemaPath: "#/properties/offset/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                        if (!formats4.validate(data10))
                          return validate92.errors = [{ instancePath: instancePath + "/offset", schemaPath: "#/properties/offset/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                      }
                      var valid0 = _errs20 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return validate92.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate92.errors = vErrors, errors === 0;
}
validate92.evaluated = { props: { from_date: !0, to_date: !0, category_ids: !0, states: !0, employee_id: !0, employee_ids: !0, limit: !0, offset: !0 }, dynamicProps: !1, dynamicItems: !1 };
var publishEmployee_parameters = validate95;
function validate95(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate95.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id"))
        return validate95.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0 && func0.call(data, "id")) {
        let data0 = data.id;
        if (errors === errors)
          if (typeof data0 == "string") {
            if (data0.length > 16 && func63(data0) > 16)
              return validate95.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
            if (func63(data0) < 16)
              return validate95.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/minLength", keyword: "minLength", params: { limit: 16 }, message: "must NOT have fewer than 16 characters" }], !1;
            if (!pattern10.test(data0))
              return validate95.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
          } else
            return validate95.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
      }
    } else
      return validate95.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate95.errors = vErrors, errors === 0;
}
validate95.evaluated = { props: { id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var EmployeePublication = validate96, schema52 = { type: "object", properties: { member_id: { type: ["string", "null"], maxLength: 255 } }, $id: "EmployeePublication" };
function validate96(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate96.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.member_id !== void 0 && func0.call(data, "member_id")) {
        let data0 = data.member_id, _errs1 = errors;
        if (typeof data0 != "string" && data0 !== null)
          return validate96.errors = [{ instancePath: instancePath + "/member_id", schemaPath: "#/properties/member_id/type", keyword: "type", params: { type: schema52.properties.member_id.type }, message: "must be string,null" }], !1;
        if (errors === _errs1 && typeof data0 == "string" && data0.length > 255 && func63(data0) > 255)
          return validate96.errors = [{ instancePath: instancePath + "/member_id", schemaPath: "#/properties/member_id/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
      }
    } else
      return validate96.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate96.errors = vErrors, errors === 0;
}
validate96.evaluated = { props: { member_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var updateEmployee_parameters = validate97;
function validate97(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate97.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id"))
        return validate97.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0 && func0.call(data, "id")) {
        let data0 = data.id;
        if (errors === errors)
          if (typeof data0 == "string") {
            if (data0.length > 16 && func63(data0) > 16)
              return validate97.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
            if (func63(data0) < 16)
              return validate97.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/minLength", keyword: "minLength", params: { limit: 16 }, message: "must NOT have fewer than 16 characters" }], !1;
            if (!pattern10.test(data0))
              return validate97.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
          } else
            return validate97.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
      }
    } else
      return validate97.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate97.errors = vErrors, errors === 0;
}
validate97.evaluated = { props: { id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var EmployeeUpdate = validate98, schema54 = { type: "object", properties: { member_id: { type: ["string", "null"], maxLength: 255 }, state: { $ref: "EmployeeState" }, employee: { $ref: "EmployeeChanges" } }, $id: "EmployeeUpdate" }, schema55 = { type: "object", additionalProperties: !0, properties: { firstname: { type: "string", minLength: 1, maxLength: 255 }, lastname: { type: "string", minLength: 1, maxLength: 255 }, preferred_name: { type: ["string", "null"], maxLength: 255 }, email: { type: ["string", "null"], pattern: "^([^@\\s]+@[^@\\s]+)?$", maxLength: 254 }, work_email: { type: ["string", "null"], pattern: "^([^@\\s]+@[^@\\s]+)?$", maxLength: 254 }, job_title: { type: ["string", "null"], maxLength: 255 }, phone: { type: ["string", "null"], maxLength: 64 }, start_date: { type: ["string", "null"], format: "date", pattern: "^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$", maxLength: 10 }, birthdate: { type: ["string", "null"], format: "date", pattern: "^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$", maxLength: 10 }, employee_number: { type: ["string", "null"], maxLength: 64 }, department: { type: ["string", "null"], maxLength: 255 }, manager_id: { type: ["string", "null"], maxLength: 255 }, reports_to: { type: ["string", "null"], maxLength: 255 }, work_schedule: { type: ["string", "null"], maxLength: 255 }, holiday_calendar_id: { type: ["string", "null"], maxLength: 255 }, member_id: { type: ["string", "null"], maxLength: 255 } }, $id: "EmployeeChanges" };
function validate100(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate100.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.firstname !== void 0 && func0.call(data, "firstname")) {
        let data0 = data.firstname, _errs2 = errors;
        if (errors === _errs2)
          if (typeof data0 == "string") {
            if (data0.length > 255 && func63(data0) > 255)
              return validate100.errors = [{ instancePath: instancePath + "/firstname", schemaPath: "#/properties/firstname/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
            if (func63(data0) < 1)
              return validate100.errors = [{ instancePath: instancePath + "/firstname", schemaPath: "#/properties/firstname/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
          } else
            return validate100.errors = [{ instancePath: instancePath + "/firstname", schemaPath: "#/properties/firstname/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.lastname !== void 0 && func0.call(data, "lastname")) {
          let data1 = data.lastname, _errs4 = errors;
          if (errors === _errs4)
            if (typeof data1 == "string") {
              if (data1.length > 255 && func63(data1) > 255)
                return validate100.errors = [{ instancePath: instancePath + "/lastname", schemaPath: "#/properties/lastname/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
              if (func63(data1) < 1)
                return validate100.errors = [{ instancePath: instancePath + "/lastname", schemaPath: "#/properties/lastname/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
            } else
              return validate100.errors = [{ instancePath: instancePath + "/lastname", schemaPath: "#/properties/lastname/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.preferred_name !== void 0 && func0.call(data, "preferred_name")) {
            let data2 = data.preferred_name, _errs6 = errors;
            if (typeof data2 != "string" && data2 !== null)
              return validate100.errors = [{ instancePath: instancePath + "/preferred_name", schemaPath: "#/properties/preferred_name/type", keyword: "type", params: { type: schema55.properties.preferred_name.type }, message: "must be string,null" }], !1;
            if (errors === _errs6 && typeof data2 == "string" && data2.length > 255 && func63(data2) > 255)
              return validate100.errors = [{ instancePath: instancePath + "/preferred_name", schemaPath: "#/properties/preferred_name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.email !== void 0 && func0.call(data, "email")) {
              let data3 = data.email, _errs8 = errors;
              if (typeof data3 != "string" && data3 !== null)
                return validate100.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: schema55.properties.email.type }, message: "must be string,null" }], !1;
              if (errors === _errs8 && typeof data3 == "string") {
                if (data3.length > 254 && func63(data3) > 254)
                  return validate100.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" }], !1;
                if (!pattern3.test(data3))
                  return validate100.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/pattern", keyword: "pattern", params: { pattern: "^([^@\\s]+@[^@\\s]+)?$" }, message: 'must match pattern "^([^@\\s]+@[^@\\s]+)?$"' }], !1;
              }
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.work_email !== void 0 && func0.call(data, "work_email")) {
                let data4 = data.work_email, _errs10 = errors;
                if (typeof data4 != "string" && data4 !== null)
                  return validate100.errors = [{ instancePath: instancePath + "/work_email", schemaPath: "#/properties/work_email/type", keyword: "type", params: { type: schema55.properties.work_email.type }, message: "must be string,null" }], !1;
                if (errors === _errs10 && typeof data4 == "string") {
                  if (data4.length > 254 && func63(data4) > 254)
                    return validate100.errors = [{ instancePath: instancePath + "/work_email", schemaPath: "#/properties/work_email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" }], !1;
                  if (!pattern3.test(data4))
                    return validate100.errors = [{ instancePath: instancePath + "/work_email", schemaPath: "#/properties/work_email/pattern", keyword: "pattern", params: { pattern: "^([^@\\s]+@[^@\\s]+)?$" }, message: 'must match pattern "^([^@\\s]+@[^@\\s]+)?$"' }], !1;
                }
                var valid0 = _errs10 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.job_title !== void 0 && func0.call(data, "job_title")) {
                  let data5 = data.job_title, _errs12 = errors;
                  if (typeof data5 != "string" && data5 !== null)
                    return validate100.errors = [{ instancePath: instancePath + "/job_title", schemaPath: "#/properties/job_title/type", keyword: "type", params: { type: schema55.properties.job_title.type }, message: "must be string,null" }], !1;
                  if (errors === _errs12 && typeof data5 == "string" && data5.length > 255 && func63(data5) > 255)
                    return validate100.errors = [{ instancePath: instancePath + "/job_title", schemaPath: "#/properties/job_title/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                  var valid0 = _errs12 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.phone !== void 0 && func0.call(data, "phone")) {
                    let data6 = data.phone, _errs14 = errors;
                    if (typeof data6 != "string" && data6 !== null)
                      return validate100.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: schema55.properties.phone.type }, message: "must be string,null" }], !1;
                    if (errors === _errs14 && typeof data6 == "string" && data6.length > 64 && func63(data6) > 64)
                      return validate100.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                    var valid0 = _errs14 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.start_date !== void 0 && func0.call(data, "start_date")) {
                      let data7 = data.start_date, _errs16 = errors;
                      if (typeof data7 != "string" && data7 !== null)
                        return validate100.errors = [{ instancePath: instancePath + "/start_date", schemaPath: "#/properties/start_date/type", keyword: "type", params: { type: schema55.properties.start_date.type }, message: "must be string,null" }], !1;
                      if (errors === _errs16 && errors === _errs16 && typeof data7 == "string") {
                        if (data7.length > 10 && func63(data7) > 10)
                          return validate100.errors = [{ instancePath: instancePath + "/start_date", schemaPath: "#/properties/start_date/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
                        if (pattern5.test(data7)) {
                          if (!formats0.validate(data7))
                            return validate100.errors = [{ instancePath: instancePath + "/start_date", schemaPath: "#/properties/start_date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' }], !1;
                        } else
                          return validate100.errors = [{ instancePath: instancePath + "/start_date", schemaPath: "#/properties/start_date/pattern", keyword: "pattern", params: { pattern: "^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$" }, message: 'must match pattern "^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$"' }], !1;
                      }
                      var valid0 = _errs16 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.birthdate !== void 0 && func0.call(data, "birthdate")) {
                        let data8 = data.birthdate, _errs18 = errors;
                        if (typeof data8 != "string" && data8 !== null)
                          return validate100.errors = [{ instancePath: instancePath + "/birthdate", schemaPath: "#/properties/birthdate/type", keyword: "type", params: { type: schema55.properties.birthdate.type }, message: "must be string,null" }], !1;
                        if (errors === _errs18 && errors === _errs18 && typeof data8 == "string") {
                          if (data8.length > 10 && func63(data8) > 10)
                            return validate100.errors = [{ instancePath: instancePath + "/birthdate", schemaPath: "#/properties/birthdate/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
                          if (pattern5.test(data8)) {
                            if (!formats0.validate(data8))
                              return validate100.errors = [{ instancePath: instancePath + "/birthdate", schemaPath: "#/properties/birthdate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' }], !1;
                          } else
                            return validate100.errors = [{ instancePath: instancePath + "/birthdate", schemaPath: "#/properties/birthdate/pattern", keyword: "pattern", params: { pattern: "^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$" }, message: 'must match pattern "^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$"' }], !1;
                        }
                        var valid0 = _errs18 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.employee_number !== void 0 && func0.call(data, "employee_number")) {
                          let data9 = data.employee_number, _errs20 = errors;
                          if (typeof data9 != "string" && data9 !== null)
                            return validate100.errors = [{ instancePath: instancePath + "/employee_number", schemaPath: "#/properties/employee_number/type", keyword: "type", params: { type: schema55.properties.employee_number.type }, message: "must be string,null" }], !1;
                          if (errors === _errs20 && typeof data9 == "string" && data9.length > 64 && func63(data9) > 64)
                            return validate100.errors = [{ instancePath: instancePath + "/employee_number", schemaPath: "#/properties/employee_number/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                          var valid0 = _errs20 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.department !== void 0 && func0.call(data, "department")) {
                            let data10 = data.department, _errs22 = errors;
                            if (typeof data10 != "string" && data10 !== null)
                              return validate100.errors = [{ instancePath: instancePath + "/department", schemaPath: "#/properties/department/type", keyword: "type", params: { type: schema55.properties.department.type }, message: "must be string,null" }], !1;
                            if (errors === _errs22 && typeof data10 == "string" && data10.length > 255 && func63(data10) > 255)
                              return validate100.errors = [{ instancePath: instancePath + "/department", schemaPath: "#/properties/department/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                            var valid0 = _errs22 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.manager_id !== void 0 && func0.call(data, "manager_id")) {
                              let data11 = data.manager_id, _errs24 = errors;
                              if (typeof data11 != "string" && data11 !== null)
                                return validate100.errors = [{ instancePath: instancePath + "/manager_id", schemaPath: "#/properties/manager_id/type", keyword: "type", params: { type: schema55.properties.manager_id.type }, message: "must be string,null" }], !1;
                              if (errors === _errs24 && typeof data11 == "string" && data11.length > 255 && func63(data11) > 255)
                                return validate100.errors = [{ instancePath: instancePath + "/manager_id", schemaPath: "#/properties/manager_id/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                              var valid0 = _errs24 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.reports_to !== void 0 && func0.call(data, "reports_to")) {
                                let data12 = data.reports_to, _errs26 = errors;
                                if (typeof data12 != "string" && data12 !== null)
                                  return validate100.errors = [{ instancePath: instancePath + "/reports_to", schemaPath: "#/properties/reports_to/type", keyword: "type", params: { type: schema55.properties.reports_to.type }, message: "must be string,null" }], !1;
                                if (errors === _errs26 && typeof data12 == "string" && data12.length > 255 && func63(data12) > 255)
                                  return validate100.errors = [{ instancePath: instancePath + "/reports_to", schemaPath: "#/properties/reports_to/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                var valid0 = _errs26 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.work_schedule !== void 0 && func0.call(data, "work_schedule")) {
                                  let data13 = data.work_schedule, _errs28 = errors;
                                  if (typeof data13 != "string" && data13 !== null)
                                    return validate100.errors = [{ instancePath: instancePath + "/work_schedule", schemaPath: "#/properties/work_schedule/type", keyword: "type", params: { type: schema55.properties.work_schedule.type }, message: "must be string,null" }], !1;
                                  if (errors === _errs28 && typeof data13 == "string" && data13.length > 255 && func63(data13) > 255)
                                    return validate100.errors = [{ instancePath: instancePath + "/work_schedule", schemaPath: "#/properties/work_schedule/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                  var valid0 = _errs28 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.holiday_calendar_id !== void 0 && func0.call(data, "holiday_calendar_id")) {
                                    let data14 = data.holiday_calendar_id, _errs30 = errors;
                                    if (typeof data14 != "string" && data14 !== null)
                                      return validate100.errors = [{ instancePath: instancePath + "/holiday_calendar_id", schemaPath: "#/properties/holiday_calendar_id/type", keyword: "type", params: { type: schema55.properties.holiday_calendar_id.type }, message: "must be string,null" }], !1;
                                    if (errors === _errs30 && typeof data14 == "string" && data14.length > 255 && func63(data14) > 255)
                                      return validate100.errors = [{ instancePath: instancePath + "/holiday_calendar_id", schemaPath: "#/properties/holiday_calendar_id/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                    var valid0 = _errs30 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0)
                                    if (data.member_id !== void 0 && func0.call(data, "member_id")) {
                                      let data15 = data.member_id, _errs32 = errors;
                                      if (typeof data15 != "string" && data15 !== null)
                                        return validate100.errors = [{ instancePath: instancePath + "/member_id", schemaPath: "#/properties/member_id/type", keyword: "type", params: { type: schema55.properties.member_id.type }, message: "must be string,null" }], !1;
                                      if (errors === _errs32 && typeof data15 == "string" && data15.length > 255 && func63(data15) > 255)
                                        return validate100.errors = [{ instancePath: instancePath + "/member_id", schemaPath: "#/properties/member_id/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                      var valid0 = _errs32 === errors;
                                    } else
                                      var valid0 = !0;
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate100.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate100.errors = vErrors, errors === 0;
}
validate100.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate98.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.member_id !== void 0 && func0.call(data, "member_id")) {
        let data0 = data.member_id, _errs1 = errors;
        if (typeof data0 != "string" && data0 !== null)
          return validate98.errors = [{ instancePath: instancePath + "/member_id", schemaPath: "#/properties/member_id/type", keyword: "type", params: { type: schema54.properties.member_id.type }, message: "must be string,null" }], !1;
        if (errors === _errs1 && typeof data0 == "string" && data0.length > 255 && func63(data0) > 255)
          return validate98.errors = [{ instancePath: instancePath + "/member_id", schemaPath: "#/properties/member_id/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.state !== void 0 && func0.call(data, "state")) {
          let _errs3 = errors;
          validate53(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.employee !== void 0 && func0.call(data, "employee")) {
            let _errs4 = errors;
            validate100(data.employee, { instancePath: instancePath + "/employee", parentData: data, parentDataProperty: "employee", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors), errors = vErrors.length);
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate98.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate98.errors = vErrors, errors === 0;
}
validate98.evaluated = { props: { member_id: !0, state: !0, employee: !0 }, dynamicProps: !1, dynamicItems: !1 };

// schemas:outgoing
var SavedEmployee = validate522, schema192 = { type: "object", required: ["id", "firstname", "lastname", "email", "start_date", "state", "employee_number", "phone", "job_title", "manager_id", "department_id", "template_id", "division_id", "candidate_id", "legal_entity_id", "work_schedule_id", "work_email", "preferred_name", "onboarding_member_id", "sample", "holiday_calendar_id", "avatar_processed", "status_semantic_type", "reporting_line", "birthdate", "cache"], properties: { id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, firstname: { type: "string", maxLength: 255 }, lastname: { type: "string", maxLength: 255 }, email: { type: ["string", "null"], maxLength: 254 }, start_date: { type: ["string", "null"], format: "date", maxLength: 10 }, state: { $ref: "EmployeeState" }, employee_number: { type: "string", maxLength: 64 }, avatar: { type: ["string", "null"], maxLength: 2048 }, phone: { type: ["string", "null"], maxLength: 64 }, job_title: { type: ["string", "null"], maxLength: 255 }, manager_id: { type: ["string", "null"], pattern: "^[0-9a-f]{16}$", maxLength: 16 }, department_id: { type: ["string", "null"], pattern: "^[0-9a-f]{16}$", maxLength: 16 }, template_id: { type: ["string", "null"], maxLength: 16 }, division_id: { type: ["string", "null"], maxLength: 16 }, candidate_id: { type: ["string", "null"], maxLength: 16 }, legal_entity_id: { type: ["string", "null"], maxLength: 16 }, work_schedule_id: { type: ["string", "null"], pattern: "^[0-9a-f]{16}$", maxLength: 16 }, work_email: { type: ["string", "null"], maxLength: 254 }, preferred_name: { type: ["string", "null"], maxLength: 255 }, onboarding_member_id: { type: ["string", "null"], maxLength: 16 }, sample: { type: "boolean" }, holiday_calendar_id: { type: ["string", "null"], pattern: "^[0-9a-f]{16}$", maxLength: 16 }, avatar_processed: { type: "boolean" }, status_semantic_type: { $ref: "EmployeeStatus" }, reporting_line: { type: "array", maxItems: 1e5, items: { type: "integer", format: "int64", minimum: 1, maximum: 9007199254740991 } }, birthdate: { type: ["string", "null"], format: "date", maxLength: 10 }, cache: { $ref: "EmployeeCache" } }, additionalProperties: !1, $id: "SavedEmployee" }, func1 = Object.prototype.hasOwnProperty, func2 = require_ucs2length().default, pattern32 = new RegExp("^[0-9a-f]{16}$", "u"), formats02 = require_formats().fastFormats.date, formats2 = require_formats().fastFormats.int64, schema202 = { type: "string", enum: ["draft", "published"], $id: "EmployeeState" };
function validate532(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate532.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate532.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "draft" || data === "published" ? (validate532.errors = vErrors, errors === 0) : (validate532.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema202.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate532.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema212 = { type: "string", enum: ["status_active", "status_draft", "status_inactive"], $id: "EmployeeStatus" };
function validate552(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate552.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate552.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "status_active" || data === "status_draft" || data === "status_inactive" ? (validate552.errors = vErrors, errors === 0) : (validate552.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema212.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate552.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate582(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate582.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0 && !(data && typeof data == "object" && !Array.isArray(data)) ? (validate582.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1) : (validate582.errors = vErrors, errors === 0);
}
validate582.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate572(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate572.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.employee_values_map === void 0 && (missing0 = "employee_values_map"))
        return validate572.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "employee_values_map") {
            return validate572.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        _errs1 === errors && data.employee_values_map !== void 0 && (validate582(data.employee_values_map, { instancePath: instancePath + "/employee_values_map", parentData: data, parentDataProperty: "employee_values_map", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate582.errors : vErrors.concat(validate582.errors), errors = vErrors.length));
      }
    } else
      return validate572.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate572.errors = vErrors, errors === 0;
}
validate572.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate522(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate522.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.firstname === void 0 && (missing0 = "firstname") || data.lastname === void 0 && (missing0 = "lastname") || data.email === void 0 && (missing0 = "email") || data.start_date === void 0 && (missing0 = "start_date") || data.state === void 0 && (missing0 = "state") || data.employee_number === void 0 && (missing0 = "employee_number") || data.phone === void 0 && (missing0 = "phone") || data.job_title === void 0 && (missing0 = "job_title") || data.manager_id === void 0 && (missing0 = "manager_id") || data.department_id === void 0 && (missing0 = "department_id") || data.template_id === void 0 && (missing0 = "template_id") || data.division_id === void 0 && (missing0 = "division_id") || data.candidate_id === void 0 && (missing0 = "candidate_id") || data.legal_entity_id === void 0 && (missing0 = "legal_entity_id") || data.work_schedule_id === void 0 && (missing0 = "work_schedule_id") || data.work_email === void 0 && (missing0 = "work_email") || data.preferred_name === void 0 && (missing0 = "preferred_name") || data.onboarding_member_id === void 0 && (missing0 = "onboarding_member_id") || data.sample === void 0 && (missing0 = "sample") || data.holiday_calendar_id === void 0 && (missing0 = "holiday_calendar_id") || data.avatar_processed === void 0 && (missing0 = "avatar_processed") || data.status_semantic_type === void 0 && (missing0 = "status_semantic_type") || data.reporting_line === void 0 && (missing0 = "reporting_line") || data.birthdate === void 0 && (missing0 = "birthdate") || data.cache === void 0 && (missing0 = "cache"))
        return validate522.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func1.call(schema192.properties, key0)) {
            return validate522.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 16 && func2(data0) > 16)
                  return validate522.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                if (!pattern32.test(data0))
                  return validate522.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
              } else
                return validate522.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.firstname !== void 0) {
              let data1 = data.firstname, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 255 && func2(data1) > 255)
                    return validate522.errors = [{ instancePath: instancePath + "/firstname", schemaPath: "#/properties/firstname/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                } else
                  return validate522.errors = [{ instancePath: instancePath + "/firstname", schemaPath: "#/properties/firstname/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.lastname !== void 0) {
                let data2 = data.lastname, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (data2.length > 255 && func2(data2) > 255)
                      return validate522.errors = [{ instancePath: instancePath + "/lastname", schemaPath: "#/properties/lastname/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                  } else
                    return validate522.errors = [{ instancePath: instancePath + "/lastname", schemaPath: "#/properties/lastname/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.email !== void 0) {
                  let data3 = data.email, _errs8 = errors;
                  if (typeof data3 != "string" && data3 !== null)
                    return validate522.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: schema192.properties.email.type }, message: "must be string,null" }], !1;
                  if (errors === _errs8 && typeof data3 == "string" && data3.length > 254 && func2(data3) > 254)
                    return validate522.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.start_date !== void 0) {
                    let data4 = data.start_date, _errs10 = errors;
                    if (typeof data4 != "string" && data4 !== null)
                      return validate522.errors = [{ instancePath: instancePath + "/start_date", schemaPath: "#/properties/start_date/type", keyword: "type", params: { type: schema192.properties.start_date.type }, message: "must be string,null" }], !1;
                    if (errors === _errs10 && errors === _errs10 && typeof data4 == "string") {
                      if (data4.length > 10 && func2(data4) > 10)
                        return validate522.errors = [{ instancePath: instancePath + "/start_date", schemaPath: "#/properties/start_date/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
                      if (!formats02.validate.test(data4))
                        return validate522.errors = [{ instancePath: instancePath + "/start_date", schemaPath: "#/properties/start_date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' }], !1;
                    }
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.state !== void 0) {
                      let _errs12 = errors;
                      validate532(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate532.errors : vErrors.concat(validate532.errors), errors = vErrors.length);
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.employee_number !== void 0) {
                        let data6 = data.employee_number, _errs13 = errors;
                        if (errors === _errs13)
                          if (typeof data6 == "string") {
                            if (data6.length > 64 && func2(data6) > 64)
                              return validate522.errors = [{ instancePath: instancePath + "/employee_number", schemaPath: "#/properties/employee_number/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                          } else
                            return validate522.errors = [{ instancePath: instancePath + "/employee_number", schemaPath: "#/properties/employee_number/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid0 = _errs13 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.avatar !== void 0) {
                          let data7 = data.avatar, _errs15 = errors;
                          if (typeof data7 != "string" && data7 !== null)
                            return validate522.errors = [{ instancePath: instancePath + "/avatar", schemaPath: "#/properties/avatar/type", keyword: "type", params: { type: schema192.properties.avatar.type }, message: "must be string,null" }], !1;
                          if (errors === _errs15 && typeof data7 == "string" && data7.length > 2048 && func2(data7) > 2048)
                            return validate522.errors = [{ instancePath: instancePath + "/avatar", schemaPath: "#/properties/avatar/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" }], !1;
                          var valid0 = _errs15 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.phone !== void 0) {
                            let data8 = data.phone, _errs17 = errors;
                            if (typeof data8 != "string" && data8 !== null)
                              return validate522.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: schema192.properties.phone.type }, message: "must be string,null" }], !1;
                            if (errors === _errs17 && typeof data8 == "string" && data8.length > 64 && func2(data8) > 64)
                              return validate522.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                            var valid0 = _errs17 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.job_title !== void 0) {
                              let data9 = data.job_title, _errs19 = errors;
                              if (typeof data9 != "string" && data9 !== null)
                                return validate522.errors = [{ instancePath: instancePath + "/job_title", schemaPath: "#/properties/job_title/type", keyword: "type", params: { type: schema192.properties.job_title.type }, message: "must be string,null" }], !1;
                              if (errors === _errs19 && typeof data9 == "string" && data9.length > 255 && func2(data9) > 255)
                                return validate522.errors = [{ instancePath: instancePath + "/job_title", schemaPath: "#/properties/job_title/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                              var valid0 = _errs19 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.manager_id !== void 0) {
                                let data10 = data.manager_id, _errs21 = errors;
                                if (typeof data10 != "string" && data10 !== null)
                                  return validate522.errors = [{ instancePath: instancePath + "/manager_id", schemaPath: "#/properties/manager_id/type", keyword: "type", params: { type: schema192.properties.manager_id.type }, message: "must be string,null" }], !1;
                                if (errors === _errs21 && typeof data10 == "string") {
                                  if (data10.length > 16 && func2(data10) > 16)
                                    return validate522.errors = [{ instancePath: instancePath + "/manager_id", schemaPath: "#/properties/manager_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                  if (!pattern32.test(data10))
                                    return validate522.errors = [{ instancePath: instancePath + "/manager_id", schemaPath: "#/properties/manager_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                }
                                var valid0 = _errs21 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.department_id !== void 0) {
                                  let data11 = data.department_id, _errs23 = errors;
                                  if (typeof data11 != "string" && data11 !== null)
                                    return validate522.errors = [{ instancePath: instancePath + "/department_id", schemaPath: "#/properties/department_id/type", keyword: "type", params: { type: schema192.properties.department_id.type }, message: "must be string,null" }], !1;
                                  if (errors === _errs23 && typeof data11 == "string") {
                                    if (data11.length > 16 && func2(data11) > 16)
                                      return validate522.errors = [{ instancePath: instancePath + "/department_id", schemaPath: "#/properties/department_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                    if (!pattern32.test(data11))
                                      return validate522.errors = [{ instancePath: instancePath + "/department_id", schemaPath: "#/properties/department_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                  }
                                  var valid0 = _errs23 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.template_id !== void 0) {
                                    let data12 = data.template_id, _errs25 = errors;
                                    if (typeof data12 != "string" && data12 !== null)
                                      return validate522.errors = [{ instancePath: instancePath + "/template_id", schemaPath: "#/properties/template_id/type", keyword: "type", params: { type: schema192.properties.template_id.type }, message: "must be string,null" }], !1;
                                    if (errors === _errs25 && typeof data12 == "string" && data12.length > 16 && func2(data12) > 16)
                                      return validate522.errors = [{ instancePath: instancePath + "/template_id", schemaPath: "#/properties/template_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                    var valid0 = _errs25 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.division_id !== void 0) {
                                      let data13 = data.division_id, _errs27 = errors;
                                      if (typeof data13 != "string" && data13 !== null)
                                        return validate522.errors = [{ instancePath: instancePath + "/division_id", schemaPath: "#/properties/division_id/type", keyword: "type", params: { type: schema192.properties.division_id.type }, message: "must be string,null" }], !1;
                                      if (errors === _errs27 && typeof data13 == "string" && data13.length > 16 && func2(data13) > 16)
                                        return validate522.errors = [{ instancePath: instancePath + "/division_id", schemaPath: "#/properties/division_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                      var valid0 = _errs27 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.candidate_id !== void 0) {
                                        let data14 = data.candidate_id, _errs29 = errors;
                                        if (typeof data14 != "string" && data14 !== null)
                                          return validate522.errors = [{ instancePath: instancePath + "/candidate_id", schemaPath: "#/properties/candidate_id/type", keyword: "type", params: { type: schema192.properties.candidate_id.type }, message: "must be string,null" }], !1;
                                        if (errors === _errs29 && typeof data14 == "string" && data14.length > 16 && func2(data14) > 16)
                                          return validate522.errors = [{ instancePath: instancePath + "/candidate_id", schemaPath: "#/properties/candidate_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                        var valid0 = _errs29 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.legal_entity_id !== void 0) {
                                          let data15 = data.legal_entity_id, _errs31 = errors;
                                          if (typeof data15 != "string" && data15 !== null)
                                            return validate522.errors = [{ instancePath: instancePath + "/legal_entity_id", schemaPath: "#/properties/legal_entity_id/type", keyword: "type", params: { type: schema192.properties.legal_entity_id.type }, message: "must be string,null" }], !1;
                                          if (errors === _errs31 && typeof data15 == "string" && data15.length > 16 && func2(data15) > 16)
                                            return validate522.errors = [{ instancePath: instancePath + "/legal_entity_id", schemaPath: "#/properties/legal_entity_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                          var valid0 = _errs31 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.work_schedule_id !== void 0) {
                                            let data16 = data.work_schedule_id, _errs33 = errors;
                                            if (typeof data16 != "string" && data16 !== null)
                                              return validate522.errors = [{ instancePath: instancePath + "/work_schedule_id", schemaPath: "#/properties/work_schedule_id/type", keyword: "type", params: { type: schema192.properties.work_schedule_id.type }, message: "must be string,null" }], !1;
                                            if (errors === _errs33 && typeof data16 == "string") {
                                              if (data16.length > 16 && func2(data16) > 16)
                                                return validate522.errors = [{ instancePath: instancePath + "/work_schedule_id", schemaPath: "#/properties/work_schedule_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                              if (!pattern32.test(data16))
                                                return validate522.errors = [{ instancePath: instancePath + "/work_schedule_id", schemaPath: "#/properties/work_schedule_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                            }
                                            var valid0 = _errs33 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0) {
                                            if (data.work_email !== void 0) {
                                              let data17 = data.work_email, _errs35 = errors;
                                              if (typeof data17 != "string" && data17 !== null)
                                                return validate522.errors = [{ instancePath: instancePath + "/work_email", schemaPath: "#/properties/work_email/type", keyword: "type", params: { type: schema192.properties.work_email.type }, message: "must be string,null" }], !1;
                                              if (errors === _errs35 && typeof data17 == "string" && data17.length > 254 && func2(data17) > 254)
                                                return validate522.errors = [{ instancePath: instancePath + "/work_email", schemaPath: "#/properties/work_email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" }], !1;
                                              var valid0 = _errs35 === errors;
                                            } else
                                              var valid0 = !0;
                                            if (valid0) {
                                              if (data.preferred_name !== void 0) {
                                                let data18 = data.preferred_name, _errs37 = errors;
                                                if (typeof data18 != "string" && data18 !== null)
                                                  return validate522.errors = [{ instancePath: instancePath + "/preferred_name", schemaPath: "#/properties/preferred_name/type", keyword: "type", params: { type: schema192.properties.preferred_name.type }, message: "must be string,null" }], !1;
                                                if (errors === _errs37 && typeof data18 == "string" && data18.length > 255 && func2(data18) > 255)
                                                  return validate522.errors = [{ instancePath: instancePath + "/preferred_name", schemaPath: "#/properties/preferred_name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                                var valid0 = _errs37 === errors;
                                              } else
                                                var valid0 = !0;
                                              if (valid0) {
                                                if (data.onboarding_member_id !== void 0) {
                                                  let data19 = data.onboarding_member_id, _errs39 = errors;
                                                  if (typeof data19 != "string" && data19 !== null)
                                                    return validate522.errors = [{ instancePath: instancePath + "/onboarding_member_id", schemaPath: "#/properties/onboarding_member_id/type", keyword: "type", params: { type: schema192.properties.onboarding_member_id.type }, message: "must be string,null" }], !1;
                                                  if (errors === _errs39 && typeof data19 == "string" && data19.length > 16 && func2(data19) > 16)
                                                    return validate522.errors = [{ instancePath: instancePath + "/onboarding_member_id", schemaPath: "#/properties/onboarding_member_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                                  var valid0 = _errs39 === errors;
                                                } else
                                                  var valid0 = !0;
                                                if (valid0) {
                                                  if (data.sample !== void 0) {
                                                    let _errs41 = errors;
                                                    if (typeof data.sample != "boolean")
                                                      return validate522.errors = [{ instancePath: instancePath + "/sample", schemaPath: "#/properties/sample/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                                    var valid0 = _errs41 === errors;
                                                  } else
                                                    var valid0 = !0;
                                                  if (valid0) {
                                                    if (data.holiday_calendar_id !== void 0) {
                                                      let data21 = data.holiday_calendar_id, _errs43 = errors;
                                                      if (typeof data21 != "string" && data21 !== null)
                                                        return validate522.errors = [{ instancePath: instancePath + "/holiday_calendar_id", schemaPath: "#/properties/holiday_calendar_id/type", keyword: "type", params: { type: schema192.properties.holiday_calendar_id.type }, message: "must be string,null" }], !1;
                                                      if (errors === _errs43 && typeof data21 == "string") {
                                                        if (data21.length > 16 && func2(data21) > 16)
                                                          return validate522.errors = [{ instancePath: instancePath + "/holiday_calendar_id", schemaPath: "#/properties/holiday_calendar_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                                        if (!pattern32.test(data21))
                                                          return validate522.errors = [{ instancePath: instancePath + "/holiday_calendar_id", schemaPath: "#/properties/holiday_calendar_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                                      }
                                                      var valid0 = _errs43 === errors;
                                                    } else
                                                      var valid0 = !0;
                                                    if (valid0) {
                                                      if (data.avatar_processed !== void 0) {
                                                        let _errs45 = errors;
                                                        if (typeof data.avatar_processed != "boolean")
                                                          return validate522.errors = [{ instancePath: instancePath + "/avatar_processed", schemaPath: "#/properties/avatar_processed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                                        var valid0 = _errs45 === errors;
                                                      } else
                                                        var valid0 = !0;
                                                      if (valid0) {
                                                        if (data.status_semantic_type !== void 0) {
                                                          let _errs47 = errors;
                                                          validate552(data.status_semantic_type, { instancePath: instancePath + "/status_semantic_type", parentData: data, parentDataProperty: "status_semantic_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate552.errors : vErrors.concat(validate552.errors), errors = vErrors.length);
                                                          var valid0 = _errs47 === errors;
                                                        } else
                                                          var valid0 = !0;
                                                        if (valid0) {
                                                          if (data.reporting_line !== void 0) {
                                                            let data24 = data.reporting_line, _errs48 = errors;
                                                            if (errors === _errs48)
                                                              if (Array.isArray(data24)) {
                                                                if (data24.length > 1e5)
                                                                  return validate522.errors = [{ instancePath: instancePath + "/reporting_line", schemaPath: "#/properties/reporting_line/maxItems", keyword: "maxItems", params: { limit: 1e5 }, message: "must NOT have more than 100000 items" }], !1;
                                                                {
                                                                  var valid1 = !0;
                                                                  let len0 = data24.length;
                                                                  for (let i0 = 0; i0 < len0; i0++) {
                                                                    let data25 = data24[i0], _errs50 = errors;
                                                                    if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25) && isFinite(data25)))
                                                                      return validate522.errors = [{ instancePath: instancePath + "/reporting_line/" + i0, schemaPath: "#/properties/reporting_line/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                                                    if (errors === _errs50 && typeof data25 == "number" && isFinite(data25)) {
                                                                      if (data25 > 9007199254740991 || isNaN(data25))
                                                                        return validate522.errors = [{ instancePath: instancePath + "/reporting_line/" + i0, schemaPath: "#/properties/reporting_line/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }], !1;
                                                                      if (data25 < 1 || isNaN(data25))
                                                                        return validate522.errors = [{ instancePath: instancePath + "/reporting_line/" + i0, schemaPath: "#/properties/reporting_line/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                                                                      if (!formats2.validate(data25))
                                                                        return validate522.errors = [{ instancePath: instancePath + "/reporting_line/" + i0, schemaPath: "#/properties/reporting_line/items/format", keyword: "format", params: { format: "int64" }, message: 'must match format "int64"' }], !1;
                                                                    }
                                                                    var valid1 = _errs50 === errors;
                                                                    if (!valid1)
                                                                      break;
                                                                  }
                                                                }
                                                              } else
                                                                return validate522.errors = [{ instancePath: instancePath + "/reporting_line", schemaPath: "#/properties/reporting_line/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                            var valid0 = _errs48 === errors;
                                                          } else
                                                            var valid0 = !0;
                                                          if (valid0) {
                                                            if (data.birthdate !== void 0) {
                                                              let data26 = data.birthdate, _errs52 = errors;
                                                              if (typeof data26 != "string" && data26 !== null)
                                                                return validate522.errors = [{ instancePath: instancePath + "/birthdate", schemaPath: "#/properties/birthdate/type", keyword: "type", params: { type: schema192.properties.birthdate.type }, message: "must be string,null" }], !1;
                                                              if (errors === _errs52 && errors === _errs52 && typeof data26 == "string") {
                                                                if (data26.length > 10 && func2(data26) > 10)
                                                                  return validate522.errors = [{ instancePath: instancePath + "/birthdate", schemaPath: "#/properties/birthdate/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
                                                                if (!formats02.validate.test(data26))
                                                                  return validate522.errors = [{ instancePath: instancePath + "/birthdate", schemaPath: "#/properties/birthdate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' }], !1;
                                                              }
                                                              var valid0 = _errs52 === errors;
                                                            } else
                                                              var valid0 = !0;
                                                            if (valid0)
                                                              if (data.cache !== void 0) {
                                                                let _errs54 = errors;
                                                                validate572(data.cache, { instancePath: instancePath + "/cache", parentData: data, parentDataProperty: "cache", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate572.errors : vErrors.concat(validate572.errors), errors = vErrors.length);
                                                                var valid0 = _errs54 === errors;
                                                              } else
                                                                var valid0 = !0;
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate522.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate522.errors = vErrors, errors === 0;
}
validate522.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var ErrorBody = validate61;
function validate622(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate622.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data))
      for (let key0 in data) {
        let data0 = data[key0], _errs2 = errors;
        if (errors === _errs2)
          if (Array.isArray(data0)) {
            if (data0.length > 100)
              return validate622.errors = [{ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
            {
              var valid1 = !0;
              let len0 = data0.length;
              for (let i0 = 0; i0 < len0; i0++) {
                let data1 = data0[i0], _errs4 = errors;
                if (errors === _errs4)
                  if (typeof data1 == "string") {
                    if (data1.length > 1e3 && func2(data1) > 1e3)
                      return validate622.errors = [{ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0, schemaPath: "#/additionalProperties/items/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
                  } else
                    return validate622.errors = [{ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0, schemaPath: "#/additionalProperties/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid1 = _errs4 === errors;
                if (!valid1)
                  break;
              }
            }
          } else
            return validate622.errors = [{ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
        var valid0 = _errs2 === errors;
        if (!valid0)
          break;
      }
    else
      return validate622.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate622.errors = vErrors, errors === 0;
}
validate622.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate61.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "error" || key0 === "validation_errors")) {
          return validate61.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.error !== void 0) {
          let data0 = data.error, _errs2 = errors;
          if (errors === _errs2)
            if (typeof data0 == "string") {
              if (data0.length > 1e3 && func2(data0) > 1e3)
                return validate61.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
            } else
              return validate61.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.validation_errors !== void 0) {
            let _errs4 = errors;
            validate622(data.validation_errors, { instancePath: instancePath + "/validation_errors", parentData: data, parentDataProperty: "validation_errors", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate622.errors : vErrors.concat(validate622.errors), errors = vErrors.length);
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate61.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate61.errors = vErrors, errors === 0;
}
validate61.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var CreatedTimeOff = validate642, schema26 = { type: "object", required: ["id", "employee_id", "from_date", "to_date", "formatted_period", "state", "requesting_total", "timeoff_tracking_unit", "half_days", "updated_by", "category_name", "pending_approvals"], properties: { id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, employee_id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, from_date: { type: "string", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$", maxLength: 23 }, to_date: { type: "string", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$", maxLength: 23 }, formatted_period: { type: "string", maxLength: 100 }, state: { $ref: "TimeOffState" }, requesting_total: { type: "integer", format: "int32", minimum: 0, maximum: 1e5 }, timeoff_tracking_unit: { $ref: "TrackingUnit" }, half_days: { type: "array", maxItems: 1e3, items: { $ref: "HalfDay" } }, updated_by: { type: "string", maxLength: 255 }, category_name: { type: "string", maxLength: 255 }, pending_approvals: { type: "array", maxItems: 1e3, items: { $ref: "PendingApproval" } } }, additionalProperties: !1, $id: "CreatedTimeOff" }, pattern102 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$", "u"), schema27 = { type: "string", enum: ["pending", "approved", "rejected", "canceled"], $id: "TimeOffState" };
function validate652(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate652.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate652.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "pending" || data === "approved" || data === "rejected" || data === "canceled" ? (validate652.errors = vErrors, errors === 0) : (validate652.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema27.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate652.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema282 = { type: "string", enum: ["full_days", "half_days", "hours"], $id: "TrackingUnit" };
function validate672(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate672.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate672.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "full_days" || data === "half_days" || data === "hours" ? (validate672.errors = vErrors, errors === 0) : (validate672.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema282.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate672.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema30 = { type: "string", enum: ["first", "second"], $id: "DayHalf" };
function validate702(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate702.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate702.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "first" || data === "second" ? (validate702.errors = vErrors, errors === 0) : (validate702.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema30.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate702.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate692(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate692.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.date === void 0 && (missing0 = "date") || data.half === void 0 && (missing0 = "half"))
        return validate692.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "date" || key0 === "half")) {
            return validate692.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.date !== void 0) {
            let data0 = data.date, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 23 && func2(data0) > 23)
                  return validate692.errors = [{ instancePath: instancePath + "/date", schemaPath: "#/properties/date/maxLength", keyword: "maxLength", params: { limit: 23 }, message: "must NOT have more than 23 characters" }], !1;
                if (!pattern102.test(data0))
                  return validate692.errors = [{ instancePath: instancePath + "/date", schemaPath: "#/properties/date/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$"' }], !1;
              } else
                return validate692.errors = [{ instancePath: instancePath + "/date", schemaPath: "#/properties/date/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.half !== void 0) {
              let _errs4 = errors;
              validate702(data.half, { instancePath: instancePath + "/half", parentData: data, parentDataProperty: "half", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate702.errors : vErrors.concat(validate702.errors), errors = vErrors.length);
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate692.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate692.errors = vErrors, errors === 0;
}
validate692.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate732(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate732.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.approver_id === void 0 && (missing0 = "approver_id"))
        return validate732.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "approver_id")) {
            return validate732.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 16 && func2(data0) > 16)
                  return validate732.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                if (!pattern32.test(data0))
                  return validate732.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
              } else
                return validate732.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.approver_id !== void 0) {
              let data1 = data.approver_id, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 16 && func2(data1) > 16)
                    return validate732.errors = [{ instancePath: instancePath + "/approver_id", schemaPath: "#/properties/approver_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                  if (!pattern32.test(data1))
                    return validate732.errors = [{ instancePath: instancePath + "/approver_id", schemaPath: "#/properties/approver_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                } else
                  return validate732.errors = [{ instancePath: instancePath + "/approver_id", schemaPath: "#/properties/approver_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate732.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate732.errors = vErrors, errors === 0;
}
validate732.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var formats6 = require_formats().fastFormats.int32;
function validate642(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate642.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.employee_id === void 0 && (missing0 = "employee_id") || data.from_date === void 0 && (missing0 = "from_date") || data.to_date === void 0 && (missing0 = "to_date") || data.formatted_period === void 0 && (missing0 = "formatted_period") || data.state === void 0 && (missing0 = "state") || data.requesting_total === void 0 && (missing0 = "requesting_total") || data.timeoff_tracking_unit === void 0 && (missing0 = "timeoff_tracking_unit") || data.half_days === void 0 && (missing0 = "half_days") || data.updated_by === void 0 && (missing0 = "updated_by") || data.category_name === void 0 && (missing0 = "category_name") || data.pending_approvals === void 0 && (missing0 = "pending_approvals"))
        return validate642.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func1.call(schema26.properties, key0)) {
            return validate642.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 16 && func2(data0) > 16)
                  return validate642.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                if (!pattern32.test(data0))
                  return validate642.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
              } else
                return validate642.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.employee_id !== void 0) {
              let data1 = data.employee_id, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 16 && func2(data1) > 16)
                    return validate642.errors = [{ instancePath: instancePath + "/employee_id", schemaPath: "#/properties/employee_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                  if (!pattern32.test(data1))
                    return validate642.errors = [{ instancePath: instancePath + "/employee_id", schemaPath: "#/properties/employee_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                } else
                  return validate642.errors = [{ instancePath: instancePath + "/employee_id", schemaPath: "#/properties/employee_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.from_date !== void 0) {
                let data2 = data.from_date, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (data2.length > 23 && func2(data2) > 23)
                      return validate642.errors = [{ instancePath: instancePath + "/from_date", schemaPath: "#/properties/from_date/maxLength", keyword: "maxLength", params: { limit: 23 }, message: "must NOT have more than 23 characters" }], !1;
                    if (!pattern102.test(data2))
                      return validate642.errors = [{ instancePath: instancePath + "/from_date", schemaPath: "#/properties/from_date/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$"' }], !1;
                  } else
                    return validate642.errors = [{ instancePath: instancePath + "/from_date", schemaPath: "#/properties/from_date/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.to_date !== void 0) {
                  let data3 = data.to_date, _errs8 = errors;
                  if (errors === _errs8)
                    if (typeof data3 == "string") {
                      if (data3.length > 23 && func2(data3) > 23)
                        return validate642.errors = [{ instancePath: instancePath + "/to_date", schemaPath: "#/properties/to_date/maxLength", keyword: "maxLength", params: { limit: 23 }, message: "must NOT have more than 23 characters" }], !1;
                      if (!pattern102.test(data3))
                        return validate642.errors = [{ instancePath: instancePath + "/to_date", schemaPath: "#/properties/to_date/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$"' }], !1;
                    } else
                      return validate642.errors = [{ instancePath: instancePath + "/to_date", schemaPath: "#/properties/to_date/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.formatted_period !== void 0) {
                    let data4 = data.formatted_period, _errs10 = errors;
                    if (errors === _errs10)
                      if (typeof data4 == "string") {
                        if (data4.length > 100 && func2(data4) > 100)
                          return validate642.errors = [{ instancePath: instancePath + "/formatted_period", schemaPath: "#/properties/formatted_period/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }], !1;
                      } else
                        return validate642.errors = [{ instancePath: instancePath + "/formatted_period", schemaPath: "#/properties/formatted_period/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.state !== void 0) {
                      let _errs12 = errors;
                      validate652(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate652.errors : vErrors.concat(validate652.errors), errors = vErrors.length);
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.requesting_total !== void 0) {
                        let data6 = data.requesting_total, _errs13 = errors;
                        if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)))
                          return validate642.errors = [{ instancePath: instancePath + "/requesting_total", schemaPath: "#/properties/requesting_total/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                        if (errors === _errs13 && typeof data6 == "number" && isFinite(data6)) {
                          if (data6 > 1e5 || isNaN(data6))
                            return validate642.errors = [{ instancePath: instancePath + "/requesting_total", schemaPath: "#/properties/requesting_total/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000" }], !1;
                          if (data6 < 0 || isNaN(data6))
                            return validate642.errors = [{ instancePath: instancePath + "/requesting_total", schemaPath: "#/properties/requesting_total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                          if (!formats6.validate(data6))
                            return validate642.errors = [{ instancePath: instancePath + "/requesting_total", schemaPath: "#/properties/requesting_total/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                        }
                        var valid0 = _errs13 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.timeoff_tracking_unit !== void 0) {
                          let _errs15 = errors;
                          validate672(data.timeoff_tracking_unit, { instancePath: instancePath + "/timeoff_tracking_unit", parentData: data, parentDataProperty: "timeoff_tracking_unit", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate672.errors : vErrors.concat(validate672.errors), errors = vErrors.length);
                          var valid0 = _errs15 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.half_days !== void 0) {
                            let data8 = data.half_days, _errs16 = errors;
                            if (errors === _errs16)
                              if (Array.isArray(data8)) {
                                if (data8.length > 1e3)
                                  return validate642.errors = [{ instancePath: instancePath + "/half_days", schemaPath: "#/properties/half_days/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                                {
                                  var valid1 = !0;
                                  let len0 = data8.length;
                                  for (let i0 = 0; i0 < len0; i0++) {
                                    let _errs18 = errors;
                                    validate692(data8[i0], { instancePath: instancePath + "/half_days/" + i0, parentData: data8, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate692.errors : vErrors.concat(validate692.errors), errors = vErrors.length);
                                    var valid1 = _errs18 === errors;
                                    if (!valid1)
                                      break;
                                  }
                                }
                              } else
                                return validate642.errors = [{ instancePath: instancePath + "/half_days", schemaPath: "#/properties/half_days/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                            var valid0 = _errs16 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.updated_by !== void 0) {
                              let data10 = data.updated_by, _errs19 = errors;
                              if (errors === _errs19)
                                if (typeof data10 == "string") {
                                  if (data10.length > 255 && func2(data10) > 255)
                                    return validate642.errors = [{ instancePath: instancePath + "/updated_by", schemaPath: "#/properties/updated_by/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                } else
                                  return validate642.errors = [{ instancePath: instancePath + "/updated_by", schemaPath: "#/properties/updated_by/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                              var valid0 = _errs19 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.category_name !== void 0) {
                                let data11 = data.category_name, _errs21 = errors;
                                if (errors === _errs21)
                                  if (typeof data11 == "string") {
                                    if (data11.length > 255 && func2(data11) > 255)
                                      return validate642.errors = [{ instancePath: instancePath + "/category_name", schemaPath: "#/properties/category_name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                  } else
                                    return validate642.errors = [{ instancePath: instancePath + "/category_name", schemaPath: "#/properties/category_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                var valid0 = _errs21 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0)
                                if (data.pending_approvals !== void 0) {
                                  let data12 = data.pending_approvals, _errs23 = errors;
                                  if (errors === _errs23)
                                    if (Array.isArray(data12)) {
                                      if (data12.length > 1e3)
                                        return validate642.errors = [{ instancePath: instancePath + "/pending_approvals", schemaPath: "#/properties/pending_approvals/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                                      {
                                        var valid2 = !0;
                                        let len1 = data12.length;
                                        for (let i1 = 0; i1 < len1; i1++) {
                                          let _errs25 = errors;
                                          validate732(data12[i1], { instancePath: instancePath + "/pending_approvals/" + i1, parentData: data12, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate732.errors : vErrors.concat(validate732.errors), errors = vErrors.length);
                                          var valid2 = _errs25 === errors;
                                          if (!valid2)
                                            break;
                                        }
                                      }
                                    } else
                                      return validate642.errors = [{ instancePath: instancePath + "/pending_approvals", schemaPath: "#/properties/pending_approvals/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                  var valid0 = _errs23 === errors;
                                } else
                                  var valid0 = !0;
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate642.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate642.errors = vErrors, errors === 0;
}
validate642.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var TimeOff = validate752, schema32 = { type: "object", required: ["id", "employee_id", "from_date", "to_date", "formatted_period", "state", "requesting_total", "timeoff_tracking_unit", "half_days", "updated_by", "updated_at", "category_name", "pending_approvals"], properties: { id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, employee_id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, from_date: { type: "string", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$", maxLength: 23 }, to_date: { type: "string", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$", maxLength: 23 }, formatted_period: { type: "string", maxLength: 100 }, state: { $ref: "TimeOffState" }, requesting_total: { type: "integer", format: "int32", minimum: 0, maximum: 1e5 }, timeoff_tracking_unit: { $ref: "TrackingUnit" }, half_days: { type: "array", maxItems: 1e3, items: { $ref: "HalfDay" } }, updated_by: { type: "string", maxLength: 255 }, updated_at: { type: "string", format: "date-time", maxLength: 24 }, category_name: { type: "string", maxLength: 255 }, pending_approvals: { type: "array", maxItems: 1e3, items: { $ref: "PendingApproval" } } }, additionalProperties: !1, $id: "TimeOff" }, formats10 = require_formats().fastFormats["date-time"];
function validate752(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate752.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.employee_id === void 0 && (missing0 = "employee_id") || data.from_date === void 0 && (missing0 = "from_date") || data.to_date === void 0 && (missing0 = "to_date") || data.formatted_period === void 0 && (missing0 = "formatted_period") || data.state === void 0 && (missing0 = "state") || data.requesting_total === void 0 && (missing0 = "requesting_total") || data.timeoff_tracking_unit === void 0 && (missing0 = "timeoff_tracking_unit") || data.half_days === void 0 && (missing0 = "half_days") || data.updated_by === void 0 && (missing0 = "updated_by") || data.updated_at === void 0 && (missing0 = "updated_at") || data.category_name === void 0 && (missing0 = "category_name") || data.pending_approvals === void 0 && (missing0 = "pending_approvals"))
        return validate752.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func1.call(schema32.properties, key0)) {
            return validate752.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 16 && func2(data0) > 16)
                  return validate752.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                if (!pattern32.test(data0))
                  return validate752.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
              } else
                return validate752.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.employee_id !== void 0) {
              let data1 = data.employee_id, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 16 && func2(data1) > 16)
                    return validate752.errors = [{ instancePath: instancePath + "/employee_id", schemaPath: "#/properties/employee_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                  if (!pattern32.test(data1))
                    return validate752.errors = [{ instancePath: instancePath + "/employee_id", schemaPath: "#/properties/employee_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                } else
                  return validate752.errors = [{ instancePath: instancePath + "/employee_id", schemaPath: "#/properties/employee_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.from_date !== void 0) {
                let data2 = data.from_date, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (data2.length > 23 && func2(data2) > 23)
                      return validate752.errors = [{ instancePath: instancePath + "/from_date", schemaPath: "#/properties/from_date/maxLength", keyword: "maxLength", params: { limit: 23 }, message: "must NOT have more than 23 characters" }], !1;
                    if (!pattern102.test(data2))
                      return validate752.errors = [{ instancePath: instancePath + "/from_date", schemaPath: "#/properties/from_date/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$"' }], !1;
                  } else
                    return validate752.errors = [{ instancePath: instancePath + "/from_date", schemaPath: "#/properties/from_date/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.to_date !== void 0) {
                  let data3 = data.to_date, _errs8 = errors;
                  if (errors === _errs8)
                    if (typeof data3 == "string") {
                      if (data3.length > 23 && func2(data3) > 23)
                        return validate752.errors = [{ instancePath: instancePath + "/to_date", schemaPath: "#/properties/to_date/maxLength", keyword: "maxLength", params: { limit: 23 }, message: "must NOT have more than 23 characters" }], !1;
                      if (!pattern102.test(data3))
                        return validate752.errors = [{ instancePath: instancePath + "/to_date", schemaPath: "#/properties/to_date/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$"' }], !1;
                    } else
                      return validate752.errors = [{ instancePath: instancePath + "/to_date", schemaPath: "#/properties/to_date/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.formatted_period !== void 0) {
                    let data4 = data.formatted_period, _errs10 = errors;
                    if (errors === _errs10)
                      if (typeof data4 == "string") {
                        if (data4.length > 100 && func2(data4) > 100)
                          return validate752.errors = [{ instancePath: instancePath + "/formatted_period", schemaPath: "#/properties/formatted_period/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }], !1;
                      } else
                        return validate752.errors = [{ instancePath: instancePath + "/formatted_period", schemaPath: "#/properties/formatted_period/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.state !== void 0) {
                      let _errs12 = errors;
                      validate652(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate652.errors : vErrors.concat(validate652.errors), errors = vErrors.length);
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.requesting_total !== void 0) {
                        let data6 = data.requesting_total, _errs13 = errors;
                        if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)))
                          return validate752.errors = [{ instancePath: instancePath + "/requesting_total", schemaPath: "#/properties/requesting_total/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                        if (errors === _errs13 && typeof data6 == "number" && isFinite(data6)) {
                          if (data6 > 1e5 || isNaN(data6))
                            return validate752.errors = [{ instancePath: instancePath + "/requesting_total", schemaPath: "#/properties/requesting_total/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000" }], !1;
                          if (data6 < 0 || isNaN(data6))
                            return validate752.errors = [{ instancePath: instancePath + "/requesting_total", schemaPath: "#/properties/requesting_total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                          if (!formats6.validate(data6))
                            return validate752.errors = [{ instancePath: instancePath + "/requesting_total", schemaPath: "#/properties/requesting_total/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                        }
                        var valid0 = _errs13 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.timeoff_tracking_unit !== void 0) {
                          let _errs15 = errors;
                          validate672(data.timeoff_tracking_unit, { instancePath: instancePath + "/timeoff_tracking_unit", parentData: data, parentDataProperty: "timeoff_tracking_unit", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate672.errors : vErrors.concat(validate672.errors), errors = vErrors.length);
                          var valid0 = _errs15 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.half_days !== void 0) {
                            let data8 = data.half_days, _errs16 = errors;
                            if (errors === _errs16)
                              if (Array.isArray(data8)) {
                                if (data8.length > 1e3)
                                  return validate752.errors = [{ instancePath: instancePath + "/half_days", schemaPath: "#/properties/half_days/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                                {
                                  var valid1 = !0;
                                  let len0 = data8.length;
                                  for (let i0 = 0; i0 < len0; i0++) {
                                    let _errs18 = errors;
                                    validate692(data8[i0], { instancePath: instancePath + "/half_days/" + i0, parentData: data8, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate692.errors : vErrors.concat(validate692.errors), errors = vErrors.length);
                                    var valid1 = _errs18 === errors;
                                    if (!valid1)
                                      break;
                                  }
                                }
                              } else
                                return validate752.errors = [{ instancePath: instancePath + "/half_days", schemaPath: "#/properties/half_days/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                            var valid0 = _errs16 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.updated_by !== void 0) {
                              let data10 = data.updated_by, _errs19 = errors;
                              if (errors === _errs19)
                                if (typeof data10 == "string") {
                                  if (data10.length > 255 && func2(data10) > 255)
                                    return validate752.errors = [{ instancePath: instancePath + "/updated_by", schemaPath: "#/properties/updated_by/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                } else
                                  return validate752.errors = [{ instancePath: instancePath + "/updated_by", schemaPath: "#/properties/updated_by/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                              var valid0 = _errs19 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.updated_at !== void 0) {
                                let data11 = data.updated_at, _errs21 = errors;
                                if (errors === _errs21 && errors === _errs21)
                                  if (typeof data11 == "string") {
                                    if (data11.length > 24 && func2(data11) > 24)
                                      return validate752.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/maxLength", keyword: "maxLength", params: { limit: 24 }, message: "must NOT have more than 24 characters" }], !1;
                                    if (!formats10.validate.test(data11))
                                      return validate752.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                  } else
                                    return validate752.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                var valid0 = _errs21 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.category_name !== void 0) {
                                  let data12 = data.category_name, _errs23 = errors;
                                  if (errors === _errs23)
                                    if (typeof data12 == "string") {
                                      if (data12.length > 255 && func2(data12) > 255)
                                        return validate752.errors = [{ instancePath: instancePath + "/category_name", schemaPath: "#/properties/category_name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                    } else
                                      return validate752.errors = [{ instancePath: instancePath + "/category_name", schemaPath: "#/properties/category_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  var valid0 = _errs23 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0)
                                  if (data.pending_approvals !== void 0) {
                                    let data13 = data.pending_approvals, _errs25 = errors;
                                    if (errors === _errs25)
                                      if (Array.isArray(data13)) {
                                        if (data13.length > 1e3)
                                          return validate752.errors = [{ instancePath: instancePath + "/pending_approvals", schemaPath: "#/properties/pending_approvals/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                                        {
                                          var valid2 = !0;
                                          let len1 = data13.length;
                                          for (let i1 = 0; i1 < len1; i1++) {
                                            let _errs27 = errors;
                                            validate732(data13[i1], { instancePath: instancePath + "/pending_approvals/" + i1, parentData: data13, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate732.errors : vErrors.concat(validate732.errors), errors = vErrors.length);
                                            var valid2 = _errs27 === errors;
                                            if (!valid2)
                                              break;
                                          }
                                        }
                                      } else
                                        return validate752.errors = [{ instancePath: instancePath + "/pending_approvals", schemaPath: "#/properties/pending_approvals/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                    var valid0 = _errs25 === errors;
                                  } else
                                    var valid0 = !0;
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate752.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate752.errors = vErrors, errors === 0;
}
validate752.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var Account = validate802, schema33 = { type: "object", required: ["id", "name", "subdomain", "description", "summary", "website_url"], properties: { id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, name: { type: "string", maxLength: 255 }, subdomain: { type: "string", pattern: "^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$", maxLength: 63 }, description: { type: ["string", "null"], maxLength: 1e5 }, summary: { type: ["string", "null"], maxLength: 1e3 }, website_url: { type: ["string", "null"], maxLength: 2048 } }, additionalProperties: !1, $id: "Account" }, pattern20 = new RegExp("^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$", "u");
function validate802(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate802.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.subdomain === void 0 && (missing0 = "subdomain") || data.description === void 0 && (missing0 = "description") || data.summary === void 0 && (missing0 = "summary") || data.website_url === void 0 && (missing0 = "website_url"))
        return validate802.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "name" || key0 === "subdomain" || key0 === "description" || key0 === "summary" || key0 === "website_url")) {
            return validate802.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 16 && func2(data0) > 16)
                  return validate802.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                if (!pattern32.test(data0))
                  return validate802.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
              } else
                return validate802.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let data1 = data.name, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 255 && func2(data1) > 255)
                    return validate802.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                } else
                  return validate802.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.subdomain !== void 0) {
                let data2 = data.subdomain, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (data2.length > 63 && func2(data2) > 63)
                      return validate802.errors = [{ instancePath: instancePath + "/subdomain", schemaPath: "#/properties/subdomain/maxLength", keyword: "maxLength", params: { limit: 63 }, message: "must NOT have more than 63 characters" }], !1;
                    if (!pattern20.test(data2))
                      return validate802.errors = [{ instancePath: instancePath + "/subdomain", schemaPath: "#/properties/subdomain/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$" }, message: 'must match pattern "^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$"' }], !1;
                  } else
                    return validate802.errors = [{ instancePath: instancePath + "/subdomain", schemaPath: "#/properties/subdomain/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.description !== void 0) {
                  let data3 = data.description, _errs8 = errors;
                  if (typeof data3 != "string" && data3 !== null)
                    return validate802.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema33.properties.description.type }, message: "must be string,null" }], !1;
                  if (errors === _errs8 && typeof data3 == "string" && data3.length > 1e5 && func2(data3) > 1e5)
                    return validate802.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.summary !== void 0) {
                    let data4 = data.summary, _errs10 = errors;
                    if (typeof data4 != "string" && data4 !== null)
                      return validate802.errors = [{ instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/type", keyword: "type", params: { type: schema33.properties.summary.type }, message: "must be string,null" }], !1;
                    if (errors === _errs10 && typeof data4 == "string" && data4.length > 1e3 && func2(data4) > 1e3)
                      return validate802.errors = [{ instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.website_url !== void 0) {
                      let data5 = data.website_url, _errs12 = errors;
                      if (typeof data5 != "string" && data5 !== null)
                        return validate802.errors = [{ instancePath: instancePath + "/website_url", schemaPath: "#/properties/website_url/type", keyword: "type", params: { type: schema33.properties.website_url.type }, message: "must be string,null" }], !1;
                      if (errors === _errs12 && typeof data5 == "string" && data5.length > 2048 && func2(data5) > 2048)
                        return validate802.errors = [{ instancePath: instancePath + "/website_url", schemaPath: "#/properties/website_url/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return validate802.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate802.errors = vErrors, errors === 0;
}
validate802.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var EmployeeDetail = validate812;
var schema352 = { type: "object", required: ["id", "name", "job_title", "avatar", "state"], properties: { id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, name: { type: "string", maxLength: 511 }, job_title: { type: ["string", "null"], maxLength: 255 }, avatar: { type: ["string", "null"], maxLength: 2048 }, state: { $ref: "EmployeeState" } }, additionalProperties: !1, $id: "DirectReport" };
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate84.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.job_title === void 0 && (missing0 = "job_title") || data.avatar === void 0 && (missing0 = "avatar") || data.state === void 0 && (missing0 = "state"))
        return validate84.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "name" || key0 === "job_title" || key0 === "avatar" || key0 === "state")) {
            return validate84.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 16 && func2(data0) > 16)
                  return validate84.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                if (!pattern32.test(data0))
                  return validate84.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
              } else
                return validate84.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let data1 = data.name, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 511 && func2(data1) > 511)
                    return validate84.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 511 }, message: "must NOT have more than 511 characters" }], !1;
                } else
                  return validate84.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.job_title !== void 0) {
                let data2 = data.job_title, _errs6 = errors;
                if (typeof data2 != "string" && data2 !== null)
                  return validate84.errors = [{ instancePath: instancePath + "/job_title", schemaPath: "#/properties/job_title/type", keyword: "type", params: { type: schema352.properties.job_title.type }, message: "must be string,null" }], !1;
                if (errors === _errs6 && typeof data2 == "string" && data2.length > 255 && func2(data2) > 255)
                  return validate84.errors = [{ instancePath: instancePath + "/job_title", schemaPath: "#/properties/job_title/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.avatar !== void 0) {
                  let data3 = data.avatar, _errs8 = errors;
                  if (typeof data3 != "string" && data3 !== null)
                    return validate84.errors = [{ instancePath: instancePath + "/avatar", schemaPath: "#/properties/avatar/type", keyword: "type", params: { type: schema352.properties.avatar.type }, message: "must be string,null" }], !1;
                  if (errors === _errs8 && typeof data3 == "string" && data3.length > 2048 && func2(data3) > 2048)
                    return validate84.errors = [{ instancePath: instancePath + "/avatar", schemaPath: "#/properties/avatar/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.state !== void 0) {
                    let _errs10 = errors;
                    validate532(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate532.errors : vErrors.concat(validate532.errors), errors = vErrors.length);
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate84.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate84.errors = vErrors, errors === 0;
}
validate84.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate812(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate812.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.state === void 0 && (missing0 = "state") || data.status === void 0 && (missing0 = "status") || data.firstname === void 0 && (missing0 = "firstname") || data.lastname === void 0 && (missing0 = "lastname") || data.employee_number === void 0 && (missing0 = "employee_number") || data.direct_reports === void 0 && (missing0 = "direct_reports"))
        return validate812.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs2 = errors;
        if (errors === _errs2)
          if (typeof data0 == "string") {
            if (data0.length > 16 && func2(data0) > 16)
              return validate812.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
            if (!pattern32.test(data0))
              return validate812.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
          } else
            return validate812.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.state !== void 0) {
          let _errs4 = errors;
          validate532(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate532.errors : vErrors.concat(validate532.errors), errors = vErrors.length);
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.status !== void 0) {
            let _errs5 = errors;
            validate552(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate552.errors : vErrors.concat(validate552.errors), errors = vErrors.length);
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.firstname !== void 0) {
              let data3 = data.firstname, _errs6 = errors;
              if (errors === _errs6)
                if (typeof data3 == "string") {
                  if (data3.length > 255 && func2(data3) > 255)
                    return validate812.errors = [{ instancePath: instancePath + "/firstname", schemaPath: "#/properties/firstname/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                } else
                  return validate812.errors = [{ instancePath: instancePath + "/firstname", schemaPath: "#/properties/firstname/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.lastname !== void 0) {
                let data4 = data.lastname, _errs8 = errors;
                if (errors === _errs8)
                  if (typeof data4 == "string") {
                    if (data4.length > 255 && func2(data4) > 255)
                      return validate812.errors = [{ instancePath: instancePath + "/lastname", schemaPath: "#/properties/lastname/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                  } else
                    return validate812.errors = [{ instancePath: instancePath + "/lastname", schemaPath: "#/properties/lastname/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.preferred_name !== void 0) {
                  let data5 = data.preferred_name, _errs10 = errors;
                  if (errors === _errs10)
                    if (typeof data5 == "string") {
                      if (data5.length > 255 && func2(data5) > 255)
                        return validate812.errors = [{ instancePath: instancePath + "/preferred_name", schemaPath: "#/properties/preferred_name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                    } else
                      return validate812.errors = [{ instancePath: instancePath + "/preferred_name", schemaPath: "#/properties/preferred_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.employee_number !== void 0) {
                    let data6 = data.employee_number, _errs12 = errors;
                    if (errors === _errs12)
                      if (typeof data6 == "string") {
                        if (data6.length > 64 && func2(data6) > 64)
                          return validate812.errors = [{ instancePath: instancePath + "/employee_number", schemaPath: "#/properties/employee_number/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                      } else
                        return validate812.errors = [{ instancePath: instancePath + "/employee_number", schemaPath: "#/properties/employee_number/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs12 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.email !== void 0) {
                      let data7 = data.email, _errs14 = errors;
                      if (errors === _errs14)
                        if (typeof data7 == "string") {
                          if (data7.length > 254 && func2(data7) > 254)
                            return validate812.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" }], !1;
                        } else
                          return validate812.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs14 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.work_email !== void 0) {
                        let data8 = data.work_email, _errs16 = errors;
                        if (errors === _errs16)
                          if (typeof data8 == "string") {
                            if (data8.length > 254 && func2(data8) > 254)
                              return validate812.errors = [{ instancePath: instancePath + "/work_email", schemaPath: "#/properties/work_email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" }], !1;
                          } else
                            return validate812.errors = [{ instancePath: instancePath + "/work_email", schemaPath: "#/properties/work_email/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid0 = _errs16 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.job_title !== void 0) {
                          let data9 = data.job_title, _errs18 = errors;
                          if (errors === _errs18)
                            if (typeof data9 == "string") {
                              if (data9.length > 255 && func2(data9) > 255)
                                return validate812.errors = [{ instancePath: instancePath + "/job_title", schemaPath: "#/properties/job_title/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                            } else
                              return validate812.errors = [{ instancePath: instancePath + "/job_title", schemaPath: "#/properties/job_title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs18 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.phone !== void 0) {
                            let data10 = data.phone, _errs20 = errors;
                            if (errors === _errs20)
                              if (typeof data10 == "string") {
                                if (data10.length > 64 && func2(data10) > 64)
                                  return validate812.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                              } else
                                return validate812.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                            var valid0 = _errs20 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.start_date !== void 0) {
                              let data11 = data.start_date, _errs22 = errors;
                              if (errors === _errs22 && errors === _errs22)
                                if (typeof data11 == "string") {
                                  if (data11.length > 10 && func2(data11) > 10)
                                    return validate812.errors = [{ instancePath: instancePath + "/start_date", schemaPath: "#/properties/start_date/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
                                  if (!formats02.validate.test(data11))
                                    return validate812.errors = [{ instancePath: instancePath + "/start_date", schemaPath: "#/properties/start_date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' }], !1;
                                } else
                                  return validate812.errors = [{ instancePath: instancePath + "/start_date", schemaPath: "#/properties/start_date/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                              var valid0 = _errs22 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.birthdate !== void 0) {
                                let data12 = data.birthdate, _errs24 = errors;
                                if (errors === _errs24 && errors === _errs24)
                                  if (typeof data12 == "string") {
                                    if (data12.length > 10 && func2(data12) > 10)
                                      return validate812.errors = [{ instancePath: instancePath + "/birthdate", schemaPath: "#/properties/birthdate/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
                                    if (!formats02.validate.test(data12))
                                      return validate812.errors = [{ instancePath: instancePath + "/birthdate", schemaPath: "#/properties/birthdate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' }], !1;
                                  } else
                                    return validate812.errors = [{ instancePath: instancePath + "/birthdate", schemaPath: "#/properties/birthdate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                var valid0 = _errs24 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.department !== void 0) {
                                  let data13 = data.department, _errs26 = errors;
                                  if (errors === _errs26)
                                    if (typeof data13 == "string") {
                                      if (data13.length > 255 && func2(data13) > 255)
                                        return validate812.errors = [{ instancePath: instancePath + "/department", schemaPath: "#/properties/department/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                    } else
                                      return validate812.errors = [{ instancePath: instancePath + "/department", schemaPath: "#/properties/department/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  var valid0 = _errs26 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.manager_id !== void 0) {
                                    let data14 = data.manager_id, _errs28 = errors;
                                    if (errors === _errs28)
                                      if (typeof data14 == "string") {
                                        if (data14.length > 16 && func2(data14) > 16)
                                          return validate812.errors = [{ instancePath: instancePath + "/manager_id", schemaPath: "#/properties/manager_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                        if (!pattern32.test(data14))
                                          return validate812.errors = [{ instancePath: instancePath + "/manager_id", schemaPath: "#/properties/manager_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                      } else
                                        return validate812.errors = [{ instancePath: instancePath + "/manager_id", schemaPath: "#/properties/manager_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                    var valid0 = _errs28 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.reports_to !== void 0) {
                                      let data15 = data.reports_to, _errs30 = errors;
                                      if (errors === _errs30)
                                        if (typeof data15 == "string") {
                                          if (data15.length > 16 && func2(data15) > 16)
                                            return validate812.errors = [{ instancePath: instancePath + "/reports_to", schemaPath: "#/properties/reports_to/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                          if (!pattern32.test(data15))
                                            return validate812.errors = [{ instancePath: instancePath + "/reports_to", schemaPath: "#/properties/reports_to/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                        } else
                                          return validate812.errors = [{ instancePath: instancePath + "/reports_to", schemaPath: "#/properties/reports_to/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                      var valid0 = _errs30 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.work_schedule !== void 0) {
                                        let data16 = data.work_schedule, _errs32 = errors;
                                        if (errors === _errs32)
                                          if (typeof data16 == "string") {
                                            if (data16.length > 16 && func2(data16) > 16)
                                              return validate812.errors = [{ instancePath: instancePath + "/work_schedule", schemaPath: "#/properties/work_schedule/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                            if (!pattern32.test(data16))
                                              return validate812.errors = [{ instancePath: instancePath + "/work_schedule", schemaPath: "#/properties/work_schedule/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                          } else
                                            return validate812.errors = [{ instancePath: instancePath + "/work_schedule", schemaPath: "#/properties/work_schedule/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                        var valid0 = _errs32 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.holiday_calendar_id !== void 0) {
                                          let data17 = data.holiday_calendar_id, _errs34 = errors;
                                          if (errors === _errs34)
                                            if (typeof data17 == "string") {
                                              if (data17.length > 16 && func2(data17) > 16)
                                                return validate812.errors = [{ instancePath: instancePath + "/holiday_calendar_id", schemaPath: "#/properties/holiday_calendar_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                              if (!pattern32.test(data17))
                                                return validate812.errors = [{ instancePath: instancePath + "/holiday_calendar_id", schemaPath: "#/properties/holiday_calendar_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                            } else
                                              return validate812.errors = [{ instancePath: instancePath + "/holiday_calendar_id", schemaPath: "#/properties/holiday_calendar_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                          var valid0 = _errs34 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.member_id !== void 0) {
                                            let data18 = data.member_id, _errs36 = errors;
                                            if (errors === _errs36)
                                              if (typeof data18 == "string") {
                                                if (data18.length > 16 && func2(data18) > 16)
                                                  return validate812.errors = [{ instancePath: instancePath + "/member_id", schemaPath: "#/properties/member_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                                if (!pattern32.test(data18))
                                                  return validate812.errors = [{ instancePath: instancePath + "/member_id", schemaPath: "#/properties/member_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                              } else
                                                return validate812.errors = [{ instancePath: instancePath + "/member_id", schemaPath: "#/properties/member_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                            var valid0 = _errs36 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0)
                                            if (data.direct_reports !== void 0) {
                                              let data19 = data.direct_reports, _errs38 = errors;
                                              if (errors === _errs38)
                                                if (Array.isArray(data19)) {
                                                  if (data19.length > 1e3)
                                                    return validate812.errors = [{ instancePath: instancePath + "/direct_reports", schemaPath: "#/properties/direct_reports/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                                                  {
                                                    var valid1 = !0;
                                                    let len0 = data19.length;
                                                    for (let i0 = 0; i0 < len0; i0++) {
                                                      let _errs40 = errors;
                                                      validate84(data19[i0], { instancePath: instancePath + "/direct_reports/" + i0, parentData: data19, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors), errors = vErrors.length);
                                                      var valid1 = _errs40 === errors;
                                                      if (!valid1)
                                                        break;
                                                    }
                                                  }
                                                } else
                                                  return validate812.errors = [{ instancePath: instancePath + "/direct_reports", schemaPath: "#/properties/direct_reports/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                              var valid0 = _errs38 === errors;
                                            } else
                                              var valid0 = !0;
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate812.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate812.errors = vErrors, errors === 0;
}
validate812.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var JobDetail = validate87, schema36 = { type: "object", required: ["id", "title", "full_title", "shortcode", "code", "state", "confidential", "department", "department_hierarchy", "url", "application_url", "shortlink", "workplace_type", "location", "locations", "salary", "created_at", "updated_at", "keywords", "full_description", "description", "requirements", "benefits", "employment_type", "industry", "function", "experience", "education"], properties: { id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, title: { type: "string", maxLength: 255 }, full_title: { type: "string", maxLength: 600 }, shortcode: { type: "string", pattern: "^[0-9A-F]{10}$", maxLength: 10 }, code: { type: ["string", "null"], maxLength: 255 }, state: { $ref: "JobState" }, confidential: { type: "boolean" }, department: { type: ["string", "null"], maxLength: 255 }, department_hierarchy: { type: "array", maxItems: 100, items: { $ref: "DepartmentRef" } }, url: { type: "string", maxLength: 2048 }, application_url: { type: "string", maxLength: 2048 }, shortlink: { type: "string", maxLength: 2048 }, workplace_type: { $ref: "WorkplaceType" }, location: { $ref: "JobDetailLocation" }, locations: { type: "array", maxItems: 100, items: { $ref: "JobSite" } }, salary: { $ref: "Salary" }, created_at: { type: "string", format: "date-time", maxLength: 20 }, updated_at: { type: "string", format: "date-time", maxLength: 20 }, keywords: { type: ["array", "null"], maxItems: 100, items: { type: "string", maxLength: 255 } }, full_description: { type: ["string", "null"], maxLength: 3e5 }, description: { type: ["string", "null"], maxLength: 1e5 }, requirements: { type: ["string", "null"], maxLength: 1e5 }, benefits: { type: ["string", "null"], maxLength: 1e5 }, employment_type: { type: ["string", "null"], maxLength: 255 }, industry: { type: ["string", "null"], maxLength: 255 }, function: { type: ["string", "null"], maxLength: 255 }, experience: { type: ["string", "null"], maxLength: 255 }, education: { type: ["string", "null"], maxLength: 255 } }, additionalProperties: !1, $id: "JobDetail" }, pattern29 = new RegExp("^[0-9A-F]{10}$", "u"), schema37 = { type: "string", enum: ["draft", "published", "closed", "archived"], $id: "JobState" };
function validate882(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate882.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate882.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "draft" || data === "published" || data === "closed" || data === "archived" ? (validate882.errors = vErrors, errors === 0) : (validate882.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema37.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate882.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate902(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate902.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name"))
        return validate902.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "name")) {
            return validate902.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
              return validate902.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
            if (errors === _errs2 && typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 9007199254740991 || isNaN(data0))
                return validate902.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }], !1;
              if (data0 < 1 || isNaN(data0))
                return validate902.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
              if (!formats2.validate(data0))
                return validate902.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "int64" }, message: 'must match format "int64"' }], !1;
            }
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.name !== void 0) {
              let data1 = data.name, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 255 && func2(data1) > 255)
                    return validate902.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                } else
                  return validate902.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate902.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate902.errors = vErrors, errors === 0;
}
validate902.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema39 = { type: "string", enum: ["on_site", "hybrid", "remote"], $id: "WorkplaceType" };
function validate922(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate922.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate922.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "on_site" || data === "hybrid" || data === "remote" ? (validate922.errors = vErrors, errors === 0) : (validate922.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema39.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate922.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema40 = { type: "object", required: ["country", "country_code", "region", "region_code", "city", "zip_code", "telecommuting", "workplace_type"], properties: { country: { type: ["string", "null"], maxLength: 255 }, country_code: { type: ["string", "null"], maxLength: 2 }, region: { type: ["string", "null"], maxLength: 255 }, region_code: { type: ["string", "null"], maxLength: 16 }, city: { type: ["string", "null"], maxLength: 255 }, zip_code: { type: ["string", "null"], maxLength: 32 }, telecommuting: { type: "boolean" }, workplace_type: { $ref: "WorkplaceType" } }, additionalProperties: !1, $id: "JobDetailLocation" };
function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate94.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.country === void 0 && (missing0 = "country") || data.country_code === void 0 && (missing0 = "country_code") || data.region === void 0 && (missing0 = "region") || data.region_code === void 0 && (missing0 = "region_code") || data.city === void 0 && (missing0 = "city") || data.zip_code === void 0 && (missing0 = "zip_code") || data.telecommuting === void 0 && (missing0 = "telecommuting") || data.workplace_type === void 0 && (missing0 = "workplace_type"))
        return validate94.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "country" || key0 === "country_code" || key0 === "region" || key0 === "region_code" || key0 === "city" || key0 === "zip_code" || key0 === "telecommuting" || key0 === "workplace_type")) {
            return validate94.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.country !== void 0) {
            let data0 = data.country, _errs2 = errors;
            if (typeof data0 != "string" && data0 !== null)
              return validate94.errors = [{ instancePath: instancePath + "/country", schemaPath: "#/properties/country/type", keyword: "type", params: { type: schema40.properties.country.type }, message: "must be string,null" }], !1;
            if (errors === _errs2 && typeof data0 == "string" && data0.length > 255 && func2(data0) > 255)
              return validate94.errors = [{ instancePath: instancePath + "/country", schemaPath: "#/properties/country/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.country_code !== void 0) {
              let data1 = data.country_code, _errs4 = errors;
              if (typeof data1 != "string" && data1 !== null)
                return validate94.errors = [{ instancePath: instancePath + "/country_code", schemaPath: "#/properties/country_code/type", keyword: "type", params: { type: schema40.properties.country_code.type }, message: "must be string,null" }], !1;
              if (errors === _errs4 && typeof data1 == "string" && data1.length > 2 && func2(data1) > 2)
                return validate94.errors = [{ instancePath: instancePath + "/country_code", schemaPath: "#/properties/country_code/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.region !== void 0) {
                let data2 = data.region, _errs6 = errors;
                if (typeof data2 != "string" && data2 !== null)
                  return validate94.errors = [{ instancePath: instancePath + "/region", schemaPath: "#/properties/region/type", keyword: "type", params: { type: schema40.properties.region.type }, message: "must be string,null" }], !1;
                if (errors === _errs6 && typeof data2 == "string" && data2.length > 255 && func2(data2) > 255)
                  return validate94.errors = [{ instancePath: instancePath + "/region", schemaPath: "#/properties/region/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.region_code !== void 0) {
                  let data3 = data.region_code, _errs8 = errors;
                  if (typeof data3 != "string" && data3 !== null)
                    return validate94.errors = [{ instancePath: instancePath + "/region_code", schemaPath: "#/properties/region_code/type", keyword: "type", params: { type: schema40.properties.region_code.type }, message: "must be string,null" }], !1;
                  if (errors === _errs8 && typeof data3 == "string" && data3.length > 16 && func2(data3) > 16)
                    return validate94.errors = [{ instancePath: instancePath + "/region_code", schemaPath: "#/properties/region_code/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.city !== void 0) {
                    let data4 = data.city, _errs10 = errors;
                    if (typeof data4 != "string" && data4 !== null)
                      return validate94.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/type", keyword: "type", params: { type: schema40.properties.city.type }, message: "must be string,null" }], !1;
                    if (errors === _errs10 && typeof data4 == "string" && data4.length > 255 && func2(data4) > 255)
                      return validate94.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.zip_code !== void 0) {
                      let data5 = data.zip_code, _errs12 = errors;
                      if (typeof data5 != "string" && data5 !== null)
                        return validate94.errors = [{ instancePath: instancePath + "/zip_code", schemaPath: "#/properties/zip_code/type", keyword: "type", params: { type: schema40.properties.zip_code.type }, message: "must be string,null" }], !1;
                      if (errors === _errs12 && typeof data5 == "string" && data5.length > 32 && func2(data5) > 32)
                        return validate94.errors = [{ instancePath: instancePath + "/zip_code", schemaPath: "#/properties/zip_code/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.telecommuting !== void 0) {
                        let _errs14 = errors;
                        if (typeof data.telecommuting != "boolean")
                          return validate94.errors = [{ instancePath: instancePath + "/telecommuting", schemaPath: "#/properties/telecommuting/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0)
                        if (data.workplace_type !== void 0) {
                          let _errs16 = errors;
                          validate922(data.workplace_type, { instancePath: instancePath + "/workplace_type", parentData: data, parentDataProperty: "workplace_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate922.errors : vErrors.concat(validate922.errors), errors = vErrors.length);
                          var valid0 = _errs16 === errors;
                        } else
                          var valid0 = !0;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate94.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate94.errors = vErrors, errors === 0;
}
validate94.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema41 = { type: "object", required: ["shortcode", "country_code", "country_name", "state_code", "subregion", "zip_code", "city", "coords", "hidden"], properties: { shortcode: { type: ["string", "null"], maxLength: 32 }, country_code: { type: ["string", "null"], maxLength: 2 }, country_name: { type: ["string", "null"], maxLength: 255 }, state_code: { type: ["string", "null"], maxLength: 16 }, subregion: { type: ["string", "null"], maxLength: 255 }, zip_code: { type: ["string", "null"], maxLength: 32 }, city: { type: ["string", "null"], maxLength: 255 }, coords: { type: ["string", "null"], maxLength: 64 }, hidden: { type: "boolean" } }, additionalProperties: !1, $id: "JobSite" };
function validate972(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate972.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.shortcode === void 0 && (missing0 = "shortcode") || data.country_code === void 0 && (missing0 = "country_code") || data.country_name === void 0 && (missing0 = "country_name") || data.state_code === void 0 && (missing0 = "state_code") || data.subregion === void 0 && (missing0 = "subregion") || data.zip_code === void 0 && (missing0 = "zip_code") || data.city === void 0 && (missing0 = "city") || data.coords === void 0 && (missing0 = "coords") || data.hidden === void 0 && (missing0 = "hidden"))
        return validate972.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func1.call(schema41.properties, key0)) {
            return validate972.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.shortcode !== void 0) {
            let data0 = data.shortcode, _errs2 = errors;
            if (typeof data0 != "string" && data0 !== null)
              return validate972.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/type", keyword: "type", params: { type: schema41.properties.shortcode.type }, message: "must be string,null" }], !1;
            if (errors === _errs2 && typeof data0 == "string" && data0.length > 32 && func2(data0) > 32)
              return validate972.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.country_code !== void 0) {
              let data1 = data.country_code, _errs4 = errors;
              if (typeof data1 != "string" && data1 !== null)
                return validate972.errors = [{ instancePath: instancePath + "/country_code", schemaPath: "#/properties/country_code/type", keyword: "type", params: { type: schema41.properties.country_code.type }, message: "must be string,null" }], !1;
              if (errors === _errs4 && typeof data1 == "string" && data1.length > 2 && func2(data1) > 2)
                return validate972.errors = [{ instancePath: instancePath + "/country_code", schemaPath: "#/properties/country_code/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.country_name !== void 0) {
                let data2 = data.country_name, _errs6 = errors;
                if (typeof data2 != "string" && data2 !== null)
                  return validate972.errors = [{ instancePath: instancePath + "/country_name", schemaPath: "#/properties/country_name/type", keyword: "type", params: { type: schema41.properties.country_name.type }, message: "must be string,null" }], !1;
                if (errors === _errs6 && typeof data2 == "string" && data2.length > 255 && func2(data2) > 255)
                  return validate972.errors = [{ instancePath: instancePath + "/country_name", schemaPath: "#/properties/country_name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.state_code !== void 0) {
                  let data3 = data.state_code, _errs8 = errors;
                  if (typeof data3 != "string" && data3 !== null)
                    return validate972.errors = [{ instancePath: instancePath + "/state_code", schemaPath: "#/properties/state_code/type", keyword: "type", params: { type: schema41.properties.state_code.type }, message: "must be string,null" }], !1;
                  if (errors === _errs8 && typeof data3 == "string" && data3.length > 16 && func2(data3) > 16)
                    return validate972.errors = [{ instancePath: instancePath + "/state_code", schemaPath: "#/properties/state_code/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.subregion !== void 0) {
                    let data4 = data.subregion, _errs10 = errors;
                    if (typeof data4 != "string" && data4 !== null)
                      return validate972.errors = [{ instancePath: instancePath + "/subregion", schemaPath: "#/properties/subregion/type", keyword: "type", params: { type: schema41.properties.subregion.type }, message: "must be string,null" }], !1;
                    if (errors === _errs10 && typeof data4 == "string" && data4.length > 255 && func2(data4) > 255)
                      return validate972.errors = [{ instancePath: instancePath + "/subregion", schemaPath: "#/properties/subregion/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.zip_code !== void 0) {
                      let data5 = data.zip_code, _errs12 = errors;
                      if (typeof data5 != "string" && data5 !== null)
                        return validate972.errors = [{ instancePath: instancePath + "/zip_code", schemaPath: "#/properties/zip_code/type", keyword: "type", params: { type: schema41.properties.zip_code.type }, message: "must be string,null" }], !1;
                      if (errors === _errs12 && typeof data5 == "string" && data5.length > 32 && func2(data5) > 32)
                        return validate972.errors = [{ instancePath: instancePath + "/zip_code", schemaPath: "#/properties/zip_code/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.city !== void 0) {
                        let data6 = data.city, _errs14 = errors;
                        if (typeof data6 != "string" && data6 !== null)
                          return validate972.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/type", keyword: "type", params: { type: schema41.properties.city.type }, message: "must be string,null" }], !1;
                        if (errors === _errs14 && typeof data6 == "string" && data6.length > 255 && func2(data6) > 255)
                          return validate972.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.coords !== void 0) {
                          let data7 = data.coords, _errs16 = errors;
                          if (typeof data7 != "string" && data7 !== null)
                            return validate972.errors = [{ instancePath: instancePath + "/coords", schemaPath: "#/properties/coords/type", keyword: "type", params: { type: schema41.properties.coords.type }, message: "must be string,null" }], !1;
                          if (errors === _errs16 && typeof data7 == "string" && data7.length > 64 && func2(data7) > 64)
                            return validate972.errors = [{ instancePath: instancePath + "/coords", schemaPath: "#/properties/coords/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                          var valid0 = _errs16 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0)
                          if (data.hidden !== void 0) {
                            let _errs18 = errors;
                            if (typeof data.hidden != "boolean")
                              return validate972.errors = [{ instancePath: instancePath + "/hidden", schemaPath: "#/properties/hidden/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                            var valid0 = _errs18 === errors;
                          } else
                            var valid0 = !0;
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate972.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate972.errors = vErrors, errors === 0;
}
validate972.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema422 = { type: "object", required: ["salary_from", "salary_to", "salary_currency"], properties: { salary_from: { type: ["integer", "null"], format: "int64", minimum: 0, maximum: 999999999999 }, salary_to: { type: ["integer", "null"], format: "int64", minimum: 0, maximum: 999999999999 }, salary_currency: { type: ["string", "null"], maxLength: 3 } }, additionalProperties: !1, $id: "Salary" };
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate99.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.salary_from === void 0 && (missing0 = "salary_from") || data.salary_to === void 0 && (missing0 = "salary_to") || data.salary_currency === void 0 && (missing0 = "salary_currency"))
        return validate99.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "salary_from" || key0 === "salary_to" || key0 === "salary_currency")) {
            return validate99.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.salary_from !== void 0) {
            let data0 = data.salary_from, _errs2 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && data0 !== null)
              return validate99.errors = [{ instancePath: instancePath + "/salary_from", schemaPath: "#/properties/salary_from/type", keyword: "type", params: { type: schema422.properties.salary_from.type }, message: "must be integer,null" }], !1;
            if (errors === _errs2 && typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 999999999999 || isNaN(data0))
                return validate99.errors = [{ instancePath: instancePath + "/salary_from", schemaPath: "#/properties/salary_from/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999999 }, message: "must be <= 999999999999" }], !1;
              if (data0 < 0 || isNaN(data0))
                return validate99.errors = [{ instancePath: instancePath + "/salary_from", schemaPath: "#/properties/salary_from/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
              if (!formats2.validate(data0))
                return validate99.errors = [{ instancePath: instancePath + "/salary_from", schemaPath: "#/properties/salary_from/format", keyword: "format", params: { format: "int64" }, message: 'must match format "int64"' }], !1;
            }
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.salary_to !== void 0) {
              let data1 = data.salary_to, _errs4 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && data1 !== null)
                return validate99.errors = [{ instancePath: instancePath + "/salary_to", schemaPath: "#/properties/salary_to/type", keyword: "type", params: { type: schema422.properties.salary_to.type }, message: "must be integer,null" }], !1;
              if (errors === _errs4 && typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 999999999999 || isNaN(data1))
                  return validate99.errors = [{ instancePath: instancePath + "/salary_to", schemaPath: "#/properties/salary_to/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999999 }, message: "must be <= 999999999999" }], !1;
                if (data1 < 0 || isNaN(data1))
                  return validate99.errors = [{ instancePath: instancePath + "/salary_to", schemaPath: "#/properties/salary_to/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                if (!formats2.validate(data1))
                  return validate99.errors = [{ instancePath: instancePath + "/salary_to", schemaPath: "#/properties/salary_to/format", keyword: "format", params: { format: "int64" }, message: 'must match format "int64"' }], !1;
              }
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.salary_currency !== void 0) {
                let data2 = data.salary_currency, _errs6 = errors;
                if (typeof data2 != "string" && data2 !== null)
                  return validate99.errors = [{ instancePath: instancePath + "/salary_currency", schemaPath: "#/properties/salary_currency/type", keyword: "type", params: { type: schema422.properties.salary_currency.type }, message: "must be string,null" }], !1;
                if (errors === _errs6 && typeof data2 == "string" && data2.length > 3 && func2(data2) > 3)
                  return validate99.errors = [{ instancePath: instancePath + "/salary_currency", schemaPath: "#/properties/salary_currency/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate99.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate99.errors = vErrors, errors === 0;
}
validate99.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate87(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate87.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.title === void 0 && (missing0 = "title") || data.full_title === void 0 && (missing0 = "full_title") || data.shortcode === void 0 && (missing0 = "shortcode") || data.code === void 0 && (missing0 = "code") || data.state === void 0 && (missing0 = "state") || data.confidential === void 0 && (missing0 = "confidential") || data.department === void 0 && (missing0 = "department") || data.department_hierarchy === void 0 && (missing0 = "department_hierarchy") || data.url === void 0 && (missing0 = "url") || data.application_url === void 0 && (missing0 = "application_url") || data.shortlink === void 0 && (missing0 = "shortlink") || data.workplace_type === void 0 && (missing0 = "workplace_type") || data.location === void 0 && (missing0 = "location") || data.locations === void 0 && (missing0 = "locations") || data.salary === void 0 && (missing0 = "salary") || data.created_at === void 0 && (missing0 = "created_at") || data.updated_at === void 0 && (missing0 = "updated_at") || data.keywords === void 0 && (missing0 = "keywords") || data.full_description === void 0 && (missing0 = "full_description") || data.description === void 0 && (missing0 = "description") || data.requirements === void 0 && (missing0 = "requirements") || data.benefits === void 0 && (missing0 = "benefits") || data.employment_type === void 0 && (missing0 = "employment_type") || data.industry === void 0 && (missing0 = "industry") || data.function === void 0 && (missing0 = "function") || data.experience === void 0 && (missing0 = "experience") || data.education === void 0 && (missing0 = "education"))
        return validate87.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func1.call(schema36.properties, key0)) {
            return validate87.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 16 && func2(data0) > 16)
                  return validate87.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                if (!pattern32.test(data0))
                  return validate87.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
              } else
                return validate87.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.title !== void 0) {
              let data1 = data.title, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 255 && func2(data1) > 255)
                    return validate87.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                } else
                  return validate87.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.full_title !== void 0) {
                let data2 = data.full_title, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (data2.length > 600 && func2(data2) > 600)
                      return validate87.errors = [{ instancePath: instancePath + "/full_title", schemaPath: "#/properties/full_title/maxLength", keyword: "maxLength", params: { limit: 600 }, message: "must NOT have more than 600 characters" }], !1;
                  } else
                    return validate87.errors = [{ instancePath: instancePath + "/full_title", schemaPath: "#/properties/full_title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.shortcode !== void 0) {
                  let data3 = data.shortcode, _errs8 = errors;
                  if (errors === _errs8)
                    if (typeof data3 == "string") {
                      if (data3.length > 10 && func2(data3) > 10)
                        return validate87.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
                      if (!pattern29.test(data3))
                        return validate87.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/pattern", keyword: "pattern", params: { pattern: "^[0-9A-F]{10}$" }, message: 'must match pattern "^[0-9A-F]{10}$"' }], !1;
                    } else
                      return validate87.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.code !== void 0) {
                    let data4 = data.code, _errs10 = errors;
                    if (typeof data4 != "string" && data4 !== null)
                      return validate87.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: schema36.properties.code.type }, message: "must be string,null" }], !1;
                    if (errors === _errs10 && typeof data4 == "string" && data4.length > 255 && func2(data4) > 255)
                      return validate87.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.state !== void 0) {
                      let _errs12 = errors;
                      validate882(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate882.errors : vErrors.concat(validate882.errors), errors = vErrors.length);
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.confidential !== void 0) {
                        let _errs13 = errors;
                        if (typeof data.confidential != "boolean")
                          return validate87.errors = [{ instancePath: instancePath + "/confidential", schemaPath: "#/properties/confidential/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                        var valid0 = _errs13 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.department !== void 0) {
                          let data7 = data.department, _errs15 = errors;
                          if (typeof data7 != "string" && data7 !== null)
                            return validate87.errors = [{ instancePath: instancePath + "/department", schemaPath: "#/properties/department/type", keyword: "type", params: { type: schema36.properties.department.type }, message: "must be string,null" }], !1;
                          if (errors === _errs15 && typeof data7 == "string" && data7.length > 255 && func2(data7) > 255)
                            return validate87.errors = [{ instancePath: instancePath + "/department", schemaPath: "#/properties/department/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                          var valid0 = _errs15 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.department_hierarchy !== void 0) {
                            let data8 = data.department_hierarchy, _errs17 = errors;
                            if (errors === _errs17)
                              if (Array.isArray(data8)) {
                                if (data8.length > 100)
                                  return validate87.errors = [{ instancePath: instancePath + "/department_hierarchy", schemaPath: "#/properties/department_hierarchy/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                                {
                                  var valid1 = !0;
                                  let len0 = data8.length;
                                  for (let i0 = 0; i0 < len0; i0++) {
                                    let _errs19 = errors;
                                    validate902(data8[i0], { instancePath: instancePath + "/department_hierarchy/" + i0, parentData: data8, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate902.errors : vErrors.concat(validate902.errors), errors = vErrors.length);
                                    var valid1 = _errs19 === errors;
                                    if (!valid1)
                                      break;
                                  }
                                }
                              } else
                                return validate87.errors = [{ instancePath: instancePath + "/department_hierarchy", schemaPath: "#/properties/department_hierarchy/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                            var valid0 = _errs17 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.url !== void 0) {
                              let data10 = data.url, _errs20 = errors;
                              if (errors === _errs20)
                                if (typeof data10 == "string") {
                                  if (data10.length > 2048 && func2(data10) > 2048)
                                    return validate87.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/properties/url/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" }], !1;
                                } else
                                  return validate87.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                              var valid0 = _errs20 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.application_url !== void 0) {
                                let data11 = data.application_url, _errs22 = errors;
                                if (errors === _errs22)
                                  if (typeof data11 == "string") {
                                    if (data11.length > 2048 && func2(data11) > 2048)
                                      return validate87.errors = [{ instancePath: instancePath + "/application_url", schemaPath: "#/properties/application_url/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" }], !1;
                                  } else
                                    return validate87.errors = [{ instancePath: instancePath + "/application_url", schemaPath: "#/properties/application_url/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                var valid0 = _errs22 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.shortlink !== void 0) {
                                  let data12 = data.shortlink, _errs24 = errors;
                                  if (errors === _errs24)
                                    if (typeof data12 == "string") {
                                      if (data12.length > 2048 && func2(data12) > 2048)
                                        return validate87.errors = [{ instancePath: instancePath + "/shortlink", schemaPath: "#/properties/shortlink/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" }], !1;
                                    } else
                                      return validate87.errors = [{ instancePath: instancePath + "/shortlink", schemaPath: "#/properties/shortlink/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  var valid0 = _errs24 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.workplace_type !== void 0) {
                                    let _errs26 = errors;
                                    validate922(data.workplace_type, { instancePath: instancePath + "/workplace_type", parentData: data, parentDataProperty: "workplace_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate922.errors : vErrors.concat(validate922.errors), errors = vErrors.length);
                                    var valid0 = _errs26 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.location !== void 0) {
                                      let _errs27 = errors;
                                      validate94(data.location, { instancePath: instancePath + "/location", parentData: data, parentDataProperty: "location", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors), errors = vErrors.length);
                                      var valid0 = _errs27 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.locations !== void 0) {
                                        let data15 = data.locations, _errs28 = errors;
                                        if (errors === _errs28)
                                          if (Array.isArray(data15)) {
                                            if (data15.length > 100)
                                              return validate87.errors = [{ instancePath: instancePath + "/locations", schemaPath: "#/properties/locations/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                                            {
                                              var valid2 = !0;
                                              let len1 = data15.length;
                                              for (let i1 = 0; i1 < len1; i1++) {
                                                let _errs30 = errors;
                                                validate972(data15[i1], { instancePath: instancePath + "/locations/" + i1, parentData: data15, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate972.errors : vErrors.concat(validate972.errors), errors = vErrors.length);
                                                var valid2 = _errs30 === errors;
                                                if (!valid2)
                                                  break;
                                              }
                                            }
                                          } else
                                            return validate87.errors = [{ instancePath: instancePath + "/locations", schemaPath: "#/properties/locations/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                        var valid0 = _errs28 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.salary !== void 0) {
                                          let _errs31 = errors;
                                          validate99(data.salary, { instancePath: instancePath + "/salary", parentData: data, parentDataProperty: "salary", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors), errors = vErrors.length);
                                          var valid0 = _errs31 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.created_at !== void 0) {
                                            let data18 = data.created_at, _errs32 = errors;
                                            if (errors === _errs32 && errors === _errs32)
                                              if (typeof data18 == "string") {
                                                if (data18.length > 20 && func2(data18) > 20)
                                                  return validate87.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" }], !1;
                                                if (!formats10.validate.test(data18))
                                                  return validate87.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                              } else
                                                return validate87.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                            var valid0 = _errs32 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0) {
                                            if (data.updated_at !== void 0) {
                                              let data19 = data.updated_at, _errs34 = errors;
                                              if (errors === _errs34 && errors === _errs34)
                                                if (typeof data19 == "string") {
                                                  if (data19.length > 20 && func2(data19) > 20)
                                                    return validate87.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" }], !1;
                                                  if (!formats10.validate.test(data19))
                                                    return validate87.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                                } else
                                                  return validate87.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                              var valid0 = _errs34 === errors;
                                            } else
                                              var valid0 = !0;
                                            if (valid0) {
                                              if (data.keywords !== void 0) {
                                                let data20 = data.keywords, _errs36 = errors;
                                                if (!Array.isArray(data20) && data20 !== null)
                                                  return validate87.errors = [{ instancePath: instancePath + "/keywords", schemaPath: "#/properties/keywords/type", keyword: "type", params: { type: schema36.properties.keywords.type }, message: "must be array,null" }], !1;
                                                if (errors === _errs36 && Array.isArray(data20)) {
                                                  if (data20.length > 100)
                                                    return validate87.errors = [{ instancePath: instancePath + "/keywords", schemaPath: "#/properties/keywords/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                                                  {
                                                    var valid3 = !0;
                                                    let len2 = data20.length;
                                                    for (let i2 = 0; i2 < len2; i2++) {
                                                      let data21 = data20[i2], _errs38 = errors;
                                                      if (errors === _errs38)
                                                        if (typeof data21 == "string") {
                                                          if (data21.length > 255 && func2(data21) > 255)
                                                            return validate87.errors = [{ instancePath: instancePath + "/keywords/" + i2, schemaPath: "#/properties/keywords/items/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                                        } else
                                                          return validate87.errors = [{ instancePath: instancePath + "/keywords/" + i2, schemaPath: "#/properties/keywords/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                      var valid3 = _errs38 === errors;
                                                      if (!valid3)
                                                        break;
                                                    }
                                                  }
                                                }
                                                var valid0 = _errs36 === errors;
                                              } else
                                                var valid0 = !0;
                                              if (valid0) {
                                                if (data.full_description !== void 0) {
                                                  let data22 = data.full_description, _errs40 = errors;
                                                  if (typeof data22 != "string" && data22 !== null)
                                                    return validate87.errors = [{ instancePath: instancePath + "/full_description", schemaPath: "#/properties/full_description/type", keyword: "type", params: { type: schema36.properties.full_description.type }, message: "must be string,null" }], !1;
                                                  if (errors === _errs40 && typeof data22 == "string" && data22.length > 3e5 && func2(data22) > 3e5)
                                                    return validate87.errors = [{ instancePath: instancePath + "/full_description", schemaPath: "#/properties/full_description/maxLength", keyword: "maxLength", params: { limit: 3e5 }, message: "must NOT have more than 300000 characters" }], !1;
                                                  var valid0 = _errs40 === errors;
                                                } else
                                                  var valid0 = !0;
                                                if (valid0) {
                                                  if (data.description !== void 0) {
                                                    let data23 = data.description, _errs42 = errors;
                                                    if (typeof data23 != "string" && data23 !== null)
                                                      return validate87.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema36.properties.description.type }, message: "must be string,null" }], !1;
                                                    if (errors === _errs42 && typeof data23 == "string" && data23.length > 1e5 && func2(data23) > 1e5)
                                                      return validate87.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" }], !1;
                                                    var valid0 = _errs42 === errors;
                                                  } else
                                                    var valid0 = !0;
                                                  if (valid0) {
                                                    if (data.requirements !== void 0) {
                                                      let data24 = data.requirements, _errs44 = errors;
                                                      if (typeof data24 != "string" && data24 !== null)
                                                        return validate87.errors = [{ instancePath: instancePath + "/requirements", schemaPath: "#/properties/requirements/type", keyword: "type", params: { type: schema36.properties.requirements.type }, message: "must be string,null" }], !1;
                                                      if (errors === _errs44 && typeof data24 == "string" && data24.length > 1e5 && func2(data24) > 1e5)
                                                        return validate87.errors = [{ instancePath: instancePath + "/requirements", schemaPath: "#/properties/requirements/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" }], !1;
                                                      var valid0 = _errs44 === errors;
                                                    } else
                                                      var valid0 = !0;
                                                    if (valid0) {
                                                      if (data.benefits !== void 0) {
                                                        let data25 = data.benefits, _errs46 = errors;
                                                        if (typeof data25 != "string" && data25 !== null)
                                                          return validate87.errors = [{ instancePath: instancePath + "/benefits", schemaPath: "#/properties/benefits/type", keyword: "type", params: { type: schema36.properties.benefits.type }, message: "must be string,null" }], !1;
                                                        if (errors === _errs46 && typeof data25 == "string" && data25.length > 1e5 && func2(data25) > 1e5)
                                                          return validate87.errors = [{ instancePath: instancePath + "/benefits", schemaPath: "#/properties/benefits/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" }], !1;
                                                        var valid0 = _errs46 === errors;
                                                      } else
                                                        var valid0 = !0;
                                                      if (valid0) {
                                                        if (data.employment_type !== void 0) {
                                                          let data26 = data.employment_type, _errs48 = errors;
                                                          if (typeof data26 != "string" && data26 !== null)
                                                            return validate87.errors = [{ instancePath: instancePath + "/employment_type", schemaPath: "#/properties/employment_type/type", keyword: "type", params: { type: schema36.properties.employment_type.type }, message: "must be string,null" }], !1;
                                                          if (errors === _errs48 && typeof data26 == "string" && data26.length > 255 && func2(data26) > 255)
                                                            return validate87.errors = [{ instancePath: instancePath + "/employment_type", schemaPath: "#/properties/employment_type/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                                          var valid0 = _errs48 === errors;
                                                        } else
                                                          var valid0 = !0;
                                                        if (valid0) {
                                                          if (data.industry !== void 0) {
                                                            let data27 = data.industry, _errs50 = errors;
                                                            if (typeof data27 != "string" && data27 !== null)
                                                              return validate87.errors = [{ instancePath: instancePath + "/industry", schemaPath: "#/properties/industry/type", keyword: "type", params: { type: schema36.properties.industry.type }, message: "must be string,null" }], !1;
                                                            if (errors === _errs50 && typeof data27 == "string" && data27.length > 255 && func2(data27) > 255)
                                                              return validate87.errors = [{ instancePath: instancePath + "/industry", schemaPath: "#/properties/industry/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                                            var valid0 = _errs50 === errors;
                                                          } else
                                                            var valid0 = !0;
                                                          if (valid0) {
                                                            if (data.function !== void 0) {
                                                              let data28 = data.function, _errs52 = errors;
                                                              if (typeof data28 != "string" && data28 !== null)
                                                                return validate87.errors = [{ instancePath: instancePath + "/function", schemaPath: "#/properties/function/type", keyword: "type", params: { type: schema36.properties.function.type }, message: "must be string,null" }], !1;
                                                              if (errors === _errs52 && typeof data28 == "string" && data28.length > 255 && func2(data28) > 255)
                                                                return validate87.errors = [{ instancePath: instancePath + "/function", schemaPath: "#/properties/function/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                                              var valid0 = _errs52 === errors;
                                                            } else
                                                              var valid0 = !0;
                                                            if (valid0) {
                                                              if (data.experience !== void 0) {
                                                                let data29 = data.experience, _errs54 = errors;
                                                                if (typeof data29 != "string" && data29 !== null)
                                                                  return validate87.errors = [{ instancePath: instancePath + "/experience", schemaPath: "#/properties/experience/type", keyword: "type", params: { type: schema36.properties.experience.type }, message: "must be string,null" }], !1;
                                                                if (errors === _errs54 && typeof data29 == "string" && data29.length > 255 && func2(data29) > 255)
                                                                  return validate87.errors = [{ instancePath: instancePath + "/experience", schemaPath: "#/properties/experience/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                                                var valid0 = _errs54 === errors;
                                                              } else
                                                                var valid0 = !0;
                                                              if (valid0)
                                                                if (data.education !== void 0) {
                                                                  let data30 = data.education, _errs56 = errors;
                                                                  if (typeof data30 != "string" && data30 !== null)
                                                                    return validate87.errors = [{ instancePath: instancePath + "/education", schemaPath: "#/properties/education/type", keyword: "type", params: { type: schema36.properties.education.type }, message: "must be string,null" }], !1;
                                                                  if (errors === _errs56 && typeof data30 == "string" && data30.length > 255 && func2(data30) > 255)
                                                                    return validate87.errors = [{ instancePath: instancePath + "/education", schemaPath: "#/properties/education/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                                                  var valid0 = _errs56 === errors;
                                                                } else
                                                                  var valid0 = !0;
                                                            }
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate87.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate87.errors = vErrors, errors === 0;
}
validate87.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var ApplicationForm = validate101;
var schema44 = { type: "object", required: ["key", "label", "type", "required"], properties: { key: { type: "string", maxLength: 32 }, label: { type: "string", maxLength: 255 }, type: { $ref: "FormFieldType" }, required: { type: "boolean" }, max_length: { type: "integer", format: "int32", minimum: 1, maximum: 2147483647 }, supported_file_types: { type: "array", maxItems: 100, items: { type: "string", maxLength: 32 } }, max_file_size: { type: "integer", format: "int32", minimum: 1, maximum: 2147483647 }, multiple: { type: "boolean" }, fields: { type: "array", maxItems: 100, items: { $ref: "FormPart" } } }, additionalProperties: !1, $id: "FormField" }, schema452 = { type: "string", enum: ["string", "free_text", "boolean", "date", "file", "complex"], $id: "FormFieldType" };
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate103.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate103.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "string" || data === "free_text" || data === "boolean" || data === "date" || data === "file" || data === "complex" ? (validate103.errors = vErrors, errors === 0) : (validate103.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema452.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate103.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate105(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate105.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.key === void 0 && (missing0 = "key") || data.label === void 0 && (missing0 = "label") || data.type === void 0 && (missing0 = "type") || data.required === void 0 && (missing0 = "required"))
        return validate105.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "key" || key0 === "label" || key0 === "type" || key0 === "required" || key0 === "max_length")) {
            return validate105.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.key !== void 0) {
            let data0 = data.key, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 32 && func2(data0) > 32)
                  return validate105.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/properties/key/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
              } else
                return validate105.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.label !== void 0) {
              let data1 = data.label, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 255 && func2(data1) > 255)
                    return validate105.errors = [{ instancePath: instancePath + "/label", schemaPath: "#/properties/label/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                } else
                  return validate105.errors = [{ instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.type !== void 0) {
                let _errs6 = errors;
                validate103(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors), errors = vErrors.length);
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.required !== void 0) {
                  let _errs7 = errors;
                  if (typeof data.required != "boolean")
                    return validate105.errors = [{ instancePath: instancePath + "/required", schemaPath: "#/properties/required/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                  var valid0 = _errs7 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.max_length !== void 0) {
                    let data4 = data.max_length, _errs9 = errors;
                    if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                      return validate105.errors = [{ instancePath: instancePath + "/max_length", schemaPath: "#/properties/max_length/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                    if (errors === _errs9 && typeof data4 == "number" && isFinite(data4)) {
                      if (data4 > 2147483647 || isNaN(data4))
                        return validate105.errors = [{ instancePath: instancePath + "/max_length", schemaPath: "#/properties/max_length/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                      if (data4 < 1 || isNaN(data4))
                        return validate105.errors = [{ instancePath: instancePath + "/max_length", schemaPath: "#/properties/max_length/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                      if (!formats6.validate(data4))
                        return validate105.errors = [{ instancePath: instancePath + "/max_length", schemaPath: "#/properties/max_length/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                    }
                    var valid0 = _errs9 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate105.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate105.errors = vErrors, errors === 0;
}
validate105.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate102(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate102.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.key === void 0 && (missing0 = "key") || data.label === void 0 && (missing0 = "label") || data.type === void 0 && (missing0 = "type") || data.required === void 0 && (missing0 = "required"))
        return validate102.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func1.call(schema44.properties, key0)) {
            return validate102.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.key !== void 0) {
            let data0 = data.key, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 32 && func2(data0) > 32)
                  return validate102.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/properties/key/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
              } else
                return validate102.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.label !== void 0) {
              let data1 = data.label, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 255 && func2(data1) > 255)
                    return validate102.errors = [{ instancePath: instancePath + "/label", schemaPath: "#/properties/label/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                } else
                  return validate102.errors = [{ instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.type !== void 0) {
                let _errs6 = errors;
                validate103(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors), errors = vErrors.length);
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.required !== void 0) {
                  let _errs7 = errors;
                  if (typeof data.required != "boolean")
                    return validate102.errors = [{ instancePath: instancePath + "/required", schemaPath: "#/properties/required/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                  var valid0 = _errs7 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.max_length !== void 0) {
                    let data4 = data.max_length, _errs9 = errors;
                    if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                      return validate102.errors = [{ instancePath: instancePath + "/max_length", schemaPath: "#/properties/max_length/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                    if (errors === _errs9 && typeof data4 == "number" && isFinite(data4)) {
                      if (data4 > 2147483647 || isNaN(data4))
                        return validate102.errors = [{ instancePath: instancePath + "/max_length", schemaPath: "#/properties/max_length/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                      if (data4 < 1 || isNaN(data4))
                        return validate102.errors = [{ instancePath: instancePath + "/max_length", schemaPath: "#/properties/max_length/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                      if (!formats6.validate(data4))
                        return validate102.errors = [{ instancePath: instancePath + "/max_length", schemaPath: "#/properties/max_length/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                    }
                    var valid0 = _errs9 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.supported_file_types !== void 0) {
                      let data5 = data.supported_file_types, _errs11 = errors;
                      if (errors === _errs11)
                        if (Array.isArray(data5)) {
                          if (data5.length > 100)
                            return validate102.errors = [{ instancePath: instancePath + "/supported_file_types", schemaPath: "#/properties/supported_file_types/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                          {
                            var valid1 = !0;
                            let len0 = data5.length;
                            for (let i0 = 0; i0 < len0; i0++) {
                              let data6 = data5[i0], _errs13 = errors;
                              if (errors === _errs13)
                                if (typeof data6 == "string") {
                                  if (data6.length > 32 && func2(data6) > 32)
                                    return validate102.errors = [{ instancePath: instancePath + "/supported_file_types/" + i0, schemaPath: "#/properties/supported_file_types/items/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
                                } else
                                  return validate102.errors = [{ instancePath: instancePath + "/supported_file_types/" + i0, schemaPath: "#/properties/supported_file_types/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                              var valid1 = _errs13 === errors;
                              if (!valid1)
                                break;
                            }
                          }
                        } else
                          return validate102.errors = [{ instancePath: instancePath + "/supported_file_types", schemaPath: "#/properties/supported_file_types/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                      var valid0 = _errs11 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.max_file_size !== void 0) {
                        let data7 = data.max_file_size, _errs15 = errors;
                        if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)))
                          return validate102.errors = [{ instancePath: instancePath + "/max_file_size", schemaPath: "#/properties/max_file_size/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                        if (errors === _errs15 && typeof data7 == "number" && isFinite(data7)) {
                          if (data7 > 2147483647 || isNaN(data7))
                            return validate102.errors = [{ instancePath: instancePath + "/max_file_size", schemaPath: "#/properties/max_file_size/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                          if (data7 < 1 || isNaN(data7))
                            return validate102.errors = [{ instancePath: instancePath + "/max_file_size", schemaPath: "#/properties/max_file_size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                          if (!formats6.validate(data7))
                            return validate102.errors = [{ instancePath: instancePath + "/max_file_size", schemaPath: "#/properties/max_file_size/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                        }
                        var valid0 = _errs15 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.multiple !== void 0) {
                          let _errs17 = errors;
                          if (typeof data.multiple != "boolean")
                            return validate102.errors = [{ instancePath: instancePath + "/multiple", schemaPath: "#/properties/multiple/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                          var valid0 = _errs17 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0)
                          if (data.fields !== void 0) {
                            let data9 = data.fields, _errs19 = errors;
                            if (errors === _errs19)
                              if (Array.isArray(data9)) {
                                if (data9.length > 100)
                                  return validate102.errors = [{ instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                                {
                                  var valid2 = !0;
                                  let len1 = data9.length;
                                  for (let i1 = 0; i1 < len1; i1++) {
                                    let _errs21 = errors;
                                    validate105(data9[i1], { instancePath: instancePath + "/fields/" + i1, parentData: data9, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors), errors = vErrors.length);
                                    var valid2 = _errs21 === errors;
                                    if (!valid2)
                                      break;
                                  }
                                }
                              } else
                                return validate102.errors = [{ instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                            var valid0 = _errs19 === errors;
                          } else
                            var valid0 = !0;
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate102.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate102.errors = vErrors, errors === 0;
}
validate102.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema48 = { type: "string", enum: ["free_text", "short_text", "boolean", "multiple_choice", "dropdown", "numeric", "date", "file"], $id: "QuestionType" };
function validate110(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate110.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate110.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "free_text" || data === "short_text" || data === "boolean" || data === "multiple_choice" || data === "dropdown" || data === "numeric" || data === "date" || data === "file" ? (validate110.errors = vErrors, errors === 0) : (validate110.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema48.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate110.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate112(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate112.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.body === void 0 && (missing0 = "body") || data.id === void 0 && (missing0 = "id"))
        return validate112.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "body" || key0 === "id")) {
            return validate112.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.body !== void 0) {
            let data0 = data.body, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 1e3 && func2(data0) > 1e3)
                  return validate112.errors = [{ instancePath: instancePath + "/body", schemaPath: "#/properties/body/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
              } else
                return validate112.errors = [{ instancePath: instancePath + "/body", schemaPath: "#/properties/body/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.id !== void 0) {
              let data1 = data.id, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 16 && func2(data1) > 16)
                    return validate112.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                  if (!pattern32.test(data1))
                    return validate112.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                } else
                  return validate112.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate112.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate112.errors = vErrors, errors === 0;
}
validate112.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate109(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate109.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.body === void 0 && (missing0 = "body") || data.type === void 0 && (missing0 = "type") || data.required === void 0 && (missing0 = "required") || data.id === void 0 && (missing0 = "id"))
        return validate109.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "body" || key0 === "type" || key0 === "required" || key0 === "id" || key0 === "single_answer" || key0 === "choices" || key0 === "supported_file_types" || key0 === "max_file_size")) {
            return validate109.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.body !== void 0) {
            let data0 = data.body, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 1e4 && func2(data0) > 1e4)
                  return validate109.errors = [{ instancePath: instancePath + "/body", schemaPath: "#/properties/body/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" }], !1;
              } else
                return validate109.errors = [{ instancePath: instancePath + "/body", schemaPath: "#/properties/body/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.type !== void 0) {
              let _errs4 = errors;
              validate110(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors), errors = vErrors.length);
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.required !== void 0) {
                let _errs5 = errors;
                if (typeof data.required != "boolean")
                  return validate109.errors = [{ instancePath: instancePath + "/required", schemaPath: "#/properties/required/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                var valid0 = _errs5 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.id !== void 0) {
                  let data3 = data.id, _errs7 = errors;
                  if (errors === _errs7)
                    if (typeof data3 == "string") {
                      if (data3.length > 16 && func2(data3) > 16)
                        return validate109.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                      if (!pattern32.test(data3))
                        return validate109.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                    } else
                      return validate109.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs7 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.single_answer !== void 0) {
                    let _errs9 = errors;
                    if (typeof data.single_answer != "boolean")
                      return validate109.errors = [{ instancePath: instancePath + "/single_answer", schemaPath: "#/properties/single_answer/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                    var valid0 = _errs9 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.choices !== void 0) {
                      let data5 = data.choices, _errs11 = errors;
                      if (errors === _errs11)
                        if (Array.isArray(data5)) {
                          if (data5.length > 1e3)
                            return validate109.errors = [{ instancePath: instancePath + "/choices", schemaPath: "#/properties/choices/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                          {
                            var valid1 = !0;
                            let len0 = data5.length;
                            for (let i0 = 0; i0 < len0; i0++) {
                              let _errs13 = errors;
                              validate112(data5[i0], { instancePath: instancePath + "/choices/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors), errors = vErrors.length);
                              var valid1 = _errs13 === errors;
                              if (!valid1)
                                break;
                            }
                          }
                        } else
                          return validate109.errors = [{ instancePath: instancePath + "/choices", schemaPath: "#/properties/choices/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                      var valid0 = _errs11 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.supported_file_types !== void 0) {
                        let data7 = data.supported_file_types, _errs14 = errors;
                        if (errors === _errs14)
                          if (Array.isArray(data7)) {
                            if (data7.length > 100)
                              return validate109.errors = [{ instancePath: instancePath + "/supported_file_types", schemaPath: "#/properties/supported_file_types/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                            {
                              var valid2 = !0;
                              let len1 = data7.length;
                              for (let i1 = 0; i1 < len1; i1++) {
                                let data8 = data7[i1], _errs16 = errors;
                                if (errors === _errs16)
                                  if (typeof data8 == "string") {
                                    if (data8.length > 32 && func2(data8) > 32)
                                      return validate109.errors = [{ instancePath: instancePath + "/supported_file_types/" + i1, schemaPath: "#/properties/supported_file_types/items/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
                                  } else
                                    return validate109.errors = [{ instancePath: instancePath + "/supported_file_types/" + i1, schemaPath: "#/properties/supported_file_types/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                var valid2 = _errs16 === errors;
                                if (!valid2)
                                  break;
                              }
                            }
                          } else
                            return validate109.errors = [{ instancePath: instancePath + "/supported_file_types", schemaPath: "#/properties/supported_file_types/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0)
                        if (data.max_file_size !== void 0) {
                          let data9 = data.max_file_size, _errs18 = errors;
                          if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9)))
                            return validate109.errors = [{ instancePath: instancePath + "/max_file_size", schemaPath: "#/properties/max_file_size/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                          if (errors === _errs18 && typeof data9 == "number" && isFinite(data9)) {
                            if (data9 > 2147483647 || isNaN(data9))
                              return validate109.errors = [{ instancePath: instancePath + "/max_file_size", schemaPath: "#/properties/max_file_size/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                            if (data9 < 1 || isNaN(data9))
                              return validate109.errors = [{ instancePath: instancePath + "/max_file_size", schemaPath: "#/properties/max_file_size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                            if (!formats6.validate(data9))
                              return validate109.errors = [{ instancePath: instancePath + "/max_file_size", schemaPath: "#/properties/max_file_size/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                          }
                          var valid0 = _errs18 === errors;
                        } else
                          var valid0 = !0;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate109.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate109.errors = vErrors, errors === 0;
}
validate109.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate101.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.form_fields === void 0 && (missing0 = "form_fields") || data.questions === void 0 && (missing0 = "questions"))
        return validate101.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "form_fields" || key0 === "questions")) {
            return validate101.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.form_fields !== void 0) {
            let data0 = data.form_fields, _errs2 = errors;
            if (errors === _errs2)
              if (Array.isArray(data0)) {
                if (data0.length > 100)
                  return validate101.errors = [{ instancePath: instancePath + "/form_fields", schemaPath: "#/properties/form_fields/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                {
                  var valid1 = !0;
                  let len0 = data0.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let _errs4 = errors;
                    validate102(data0[i0], { instancePath: instancePath + "/form_fields/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors), errors = vErrors.length);
                    var valid1 = _errs4 === errors;
                    if (!valid1)
                      break;
                  }
                }
              } else
                return validate101.errors = [{ instancePath: instancePath + "/form_fields", schemaPath: "#/properties/form_fields/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.questions !== void 0) {
              let data2 = data.questions, _errs5 = errors;
              if (errors === _errs5)
                if (Array.isArray(data2)) {
                  if (data2.length > 1e3)
                    return validate101.errors = [{ instancePath: instancePath + "/questions", schemaPath: "#/properties/questions/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                  {
                    var valid2 = !0;
                    let len1 = data2.length;
                    for (let i1 = 0; i1 < len1; i1++) {
                      let _errs7 = errors;
                      validate109(data2[i1], { instancePath: instancePath + "/questions/" + i1, parentData: data2, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors), errors = vErrors.length);
                      var valid2 = _errs7 === errors;
                      if (!valid2)
                        break;
                    }
                  }
                } else
                  return validate101.errors = [{ instancePath: instancePath + "/questions", schemaPath: "#/properties/questions/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate101.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate101.errors = vErrors, errors === 0;
}
validate101.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var AccountList = validate115;
function validate115(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate115.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.accounts === void 0 && (missing0 = "accounts"))
        return validate115.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "accounts") {
            return validate115.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.accounts !== void 0) {
          let data0 = data.accounts;
          if (errors === errors)
            if (Array.isArray(data0)) {
              if (data0.length > 100)
                return validate115.errors = [{ instancePath: instancePath + "/accounts", schemaPath: "#/properties/accounts/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
              {
                var valid1 = !0;
                let len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let _errs4 = errors;
                  validate802(data0[i0], { instancePath: instancePath + "/accounts/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate802.errors : vErrors.concat(validate802.errors), errors = vErrors.length);
                  var valid1 = _errs4 === errors;
                  if (!valid1)
                    break;
                }
              }
            } else
              return validate115.errors = [{ instancePath: instancePath + "/accounts", schemaPath: "#/properties/accounts/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
        }
      }
    } else
      return validate115.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate115.errors = vErrors, errors === 0;
}
validate115.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var CustomAttributeList = validate117;
var schema522 = { type: "object", required: ["id", "type", "enabled", "label", "hint"], properties: { id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, type: { $ref: "AttributeType" }, enabled: { type: "boolean" }, label: { type: "string", maxLength: 255 }, hint: { type: ["string", "null"], maxLength: 1e3 }, single_answer: { type: "boolean" }, choices: { type: "array", maxItems: 1e3, items: { $ref: "AttributeChoice" } } }, additionalProperties: !1, $id: "CustomAttribute" }, schema53 = { type: "string", enum: ["short_text", "free_text", "boolean", "numeric", "date", "dropdown", "multiple_choice", "file"], $id: "AttributeType" };
function validate119(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate119.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate119.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "short_text" || data === "free_text" || data === "boolean" || data === "numeric" || data === "date" || data === "dropdown" || data === "multiple_choice" || data === "file" ? (validate119.errors = vErrors, errors === 0) : (validate119.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema53.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate119.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema542 = { type: "object", required: ["id", "body", "hint", "translations"], properties: { id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, body: { type: "string", maxLength: 1e3 }, hint: { type: ["string", "null"], maxLength: 1e3 }, translations: { $ref: "AttributeTranslations" } }, additionalProperties: !1, $id: "AttributeChoice" };
var schema56 = { type: "object", required: ["body", "hint"], properties: { body: { type: "string", maxLength: 1e3 }, hint: { type: ["string", "null"], maxLength: 1e3 } }, additionalProperties: !1, $id: "AttributeTranslation" };
function validate123(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate123.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.body === void 0 && (missing0 = "body") || data.hint === void 0 && (missing0 = "hint"))
        return validate123.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "body" || key0 === "hint")) {
            return validate123.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.body !== void 0) {
            let data0 = data.body, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 1e3 && func2(data0) > 1e3)
                  return validate123.errors = [{ instancePath: instancePath + "/body", schemaPath: "#/properties/body/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
              } else
                return validate123.errors = [{ instancePath: instancePath + "/body", schemaPath: "#/properties/body/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.hint !== void 0) {
              let data1 = data.hint, _errs4 = errors;
              if (typeof data1 != "string" && data1 !== null)
                return validate123.errors = [{ instancePath: instancePath + "/hint", schemaPath: "#/properties/hint/type", keyword: "type", params: { type: schema56.properties.hint.type }, message: "must be string,null" }], !1;
              if (errors === _errs4 && typeof data1 == "string" && data1.length > 1e3 && func2(data1) > 1e3)
                return validate123.errors = [{ instancePath: instancePath + "/hint", schemaPath: "#/properties/hint/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate123.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate123.errors = vErrors, errors === 0;
}
validate123.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate122(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate122.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.en === void 0 && (missing0 = "en"))
        return validate122.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "en") {
            return validate122.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        _errs1 === errors && data.en !== void 0 && (validate123(data.en, { instancePath: instancePath + "/en", parentData: data, parentDataProperty: "en", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors), errors = vErrors.length));
      }
    } else
      return validate122.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate122.errors = vErrors, errors === 0;
}
validate122.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate121(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate121.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.body === void 0 && (missing0 = "body") || data.hint === void 0 && (missing0 = "hint") || data.translations === void 0 && (missing0 = "translations"))
        return validate121.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "body" || key0 === "hint" || key0 === "translations")) {
            return validate121.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 16 && func2(data0) > 16)
                  return validate121.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                if (!pattern32.test(data0))
                  return validate121.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
              } else
                return validate121.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.body !== void 0) {
              let data1 = data.body, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 1e3 && func2(data1) > 1e3)
                    return validate121.errors = [{ instancePath: instancePath + "/body", schemaPath: "#/properties/body/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
                } else
                  return validate121.errors = [{ instancePath: instancePath + "/body", schemaPath: "#/properties/body/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.hint !== void 0) {
                let data2 = data.hint, _errs6 = errors;
                if (typeof data2 != "string" && data2 !== null)
                  return validate121.errors = [{ instancePath: instancePath + "/hint", schemaPath: "#/properties/hint/type", keyword: "type", params: { type: schema542.properties.hint.type }, message: "must be string,null" }], !1;
                if (errors === _errs6 && typeof data2 == "string" && data2.length > 1e3 && func2(data2) > 1e3)
                  return validate121.errors = [{ instancePath: instancePath + "/hint", schemaPath: "#/properties/hint/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.translations !== void 0) {
                  let _errs8 = errors;
                  validate122(data.translations, { instancePath: instancePath + "/translations", parentData: data, parentDataProperty: "translations", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors), errors = vErrors.length);
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate121.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate121.errors = vErrors, errors === 0;
}
validate121.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate118(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate118.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.type === void 0 && (missing0 = "type") || data.enabled === void 0 && (missing0 = "enabled") || data.label === void 0 && (missing0 = "label") || data.hint === void 0 && (missing0 = "hint"))
        return validate118.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "type" || key0 === "enabled" || key0 === "label" || key0 === "hint" || key0 === "single_answer" || key0 === "choices")) {
            return validate118.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 16 && func2(data0) > 16)
                  return validate118.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                if (!pattern32.test(data0))
                  return validate118.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
              } else
                return validate118.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.type !== void 0) {
              let _errs4 = errors;
              validate119(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors), errors = vErrors.length);
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.enabled !== void 0) {
                let _errs5 = errors;
                if (typeof data.enabled != "boolean")
                  return validate118.errors = [{ instancePath: instancePath + "/enabled", schemaPath: "#/properties/enabled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                var valid0 = _errs5 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.label !== void 0) {
                  let data3 = data.label, _errs7 = errors;
                  if (errors === _errs7)
                    if (typeof data3 == "string") {
                      if (data3.length > 255 && func2(data3) > 255)
                        return validate118.errors = [{ instancePath: instancePath + "/label", schemaPath: "#/properties/label/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                    } else
                      return validate118.errors = [{ instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs7 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.hint !== void 0) {
                    let data4 = data.hint, _errs9 = errors;
                    if (typeof data4 != "string" && data4 !== null)
                      return validate118.errors = [{ instancePath: instancePath + "/hint", schemaPath: "#/properties/hint/type", keyword: "type", params: { type: schema522.properties.hint.type }, message: "must be string,null" }], !1;
                    if (errors === _errs9 && typeof data4 == "string" && data4.length > 1e3 && func2(data4) > 1e3)
                      return validate118.errors = [{ instancePath: instancePath + "/hint", schemaPath: "#/properties/hint/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
                    var valid0 = _errs9 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.single_answer !== void 0) {
                      let _errs11 = errors;
                      if (typeof data.single_answer != "boolean")
                        return validate118.errors = [{ instancePath: instancePath + "/single_answer", schemaPath: "#/properties/single_answer/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                      var valid0 = _errs11 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0)
                      if (data.choices !== void 0) {
                        let data6 = data.choices, _errs13 = errors;
                        if (errors === _errs13)
                          if (Array.isArray(data6)) {
                            if (data6.length > 1e3)
                              return validate118.errors = [{ instancePath: instancePath + "/choices", schemaPath: "#/properties/choices/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                            {
                              var valid1 = !0;
                              let len0 = data6.length;
                              for (let i0 = 0; i0 < len0; i0++) {
                                let _errs15 = errors;
                                validate121(data6[i0], { instancePath: instancePath + "/choices/" + i0, parentData: data6, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors), errors = vErrors.length);
                                var valid1 = _errs15 === errors;
                                if (!valid1)
                                  break;
                              }
                            }
                          } else
                            return validate118.errors = [{ instancePath: instancePath + "/choices", schemaPath: "#/properties/choices/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                        var valid0 = _errs13 === errors;
                      } else
                        var valid0 = !0;
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate118.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate118.errors = vErrors, errors === 0;
}
validate118.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate117(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate117.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.custom_attributes === void 0 && (missing0 = "custom_attributes"))
        return validate117.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "custom_attributes") {
            return validate117.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.custom_attributes !== void 0) {
          let data0 = data.custom_attributes;
          if (errors === errors)
            if (Array.isArray(data0)) {
              if (data0.length > 1e3)
                return validate117.errors = [{ instancePath: instancePath + "/custom_attributes", schemaPath: "#/properties/custom_attributes/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
              {
                var valid1 = !0;
                let len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let _errs4 = errors;
                  validate118(data0[i0], { instancePath: instancePath + "/custom_attributes/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors), errors = vErrors.length);
                  var valid1 = _errs4 === errors;
                  if (!valid1)
                    break;
                }
              }
            } else
              return validate117.errors = [{ instancePath: instancePath + "/custom_attributes", schemaPath: "#/properties/custom_attributes/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
        }
      }
    } else
      return validate117.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate117.errors = vErrors, errors === 0;
}
validate117.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var DisqualificationReasonList = validate128;
function validate129(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate129.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.description === void 0 && (missing0 = "description") || data.candidate_withdrew === void 0 && (missing0 = "candidate_withdrew") || data.position === void 0 && (missing0 = "position"))
        return validate129.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "description" || key0 === "candidate_withdrew" || key0 === "position")) {
            return validate129.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 16 && func2(data0) > 16)
                  return validate129.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                if (!pattern32.test(data0))
                  return validate129.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
              } else
                return validate129.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.description !== void 0) {
              let data1 = data.description, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 1e3 && func2(data1) > 1e3)
                    return validate129.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
                } else
                  return validate129.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.candidate_withdrew !== void 0) {
                let _errs6 = errors;
                if (typeof data.candidate_withdrew != "boolean")
                  return validate129.errors = [{ instancePath: instancePath + "/candidate_withdrew", schemaPath: "#/properties/candidate_withdrew/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.position !== void 0) {
                  let data3 = data.position, _errs8 = errors;
                  if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                    return validate129.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                  if (errors === _errs8 && typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 2147483647 || isNaN(data3))
                      return validate129.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                    if (data3 < 1 || isNaN(data3))
                      return validate129.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                    if (!formats6.validate(data3))
                      return validate129.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                  }
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate129.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate129.errors = vErrors, errors === 0;
}
validate129.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate128(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate128.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (Array.isArray(data)) {
      if (data.length > 1e3)
        return validate128.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
      {
        var valid0 = !0;
        let len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let _errs1 = errors;
          validate129(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors), errors = vErrors.length);
          var valid0 = _errs1 === errors;
          if (!valid0)
            break;
        }
      }
    } else
      return validate128.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
  return validate128.errors = vErrors, errors === 0;
}
validate128.evaluated = { items: !0, dynamicProps: !1, dynamicItems: !1 };
var EmployeePage = validate131;
var schema60 = { type: "object", required: ["id", "firstname", "lastname", "email", "start_date", "state", "employee_number", "phone", "job_title", "manager_id", "department_id", "template_id", "division_id", "candidate_id", "legal_entity_id", "work_schedule_id", "work_email", "preferred_name", "onboarding_member_id", "sample", "holiday_calendar_id", "avatar_processed", "status_semantic_type", "reporting_line", "birthdate"], properties: { id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, firstname: { type: "string", maxLength: 255 }, lastname: { type: "string", maxLength: 255 }, email: { type: ["string", "null"], maxLength: 254 }, start_date: { type: ["string", "null"], format: "date", maxLength: 10 }, state: { $ref: "EmployeeState" }, employee_number: { type: "string", maxLength: 64 }, avatar: { type: ["string", "null"], maxLength: 2048 }, phone: { type: ["string", "null"], maxLength: 64 }, job_title: { type: ["string", "null"], maxLength: 255 }, manager_id: { type: ["string", "null"], pattern: "^[0-9a-f]{16}$", maxLength: 16 }, department_id: { type: ["string", "null"], pattern: "^[0-9a-f]{16}$", maxLength: 16 }, template_id: { type: ["string", "null"], maxLength: 16 }, division_id: { type: ["string", "null"], maxLength: 16 }, candidate_id: { type: ["string", "null"], maxLength: 16 }, legal_entity_id: { type: ["string", "null"], maxLength: 16 }, work_schedule_id: { type: ["string", "null"], pattern: "^[0-9a-f]{16}$", maxLength: 16 }, work_email: { type: ["string", "null"], maxLength: 254 }, preferred_name: { type: ["string", "null"], maxLength: 255 }, onboarding_member_id: { type: ["string", "null"], maxLength: 16 }, sample: { type: "boolean" }, holiday_calendar_id: { type: ["string", "null"], pattern: "^[0-9a-f]{16}$", maxLength: 16 }, avatar_processed: { type: "boolean" }, status_semantic_type: { $ref: "EmployeeStatus" }, reporting_line: { type: "array", maxItems: 1e5, items: { type: "integer", format: "int64", minimum: 1, maximum: 9007199254740991 } }, birthdate: { type: ["string", "null"], format: "date", maxLength: 10 } }, additionalProperties: !1, $id: "Employee" };
function validate132(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate132.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.firstname === void 0 && (missing0 = "firstname") || data.lastname === void 0 && (missing0 = "lastname") || data.email === void 0 && (missing0 = "email") || data.start_date === void 0 && (missing0 = "start_date") || data.state === void 0 && (missing0 = "state") || data.employee_number === void 0 && (missing0 = "employee_number") || data.phone === void 0 && (missing0 = "phone") || data.job_title === void 0 && (missing0 = "job_title") || data.manager_id === void 0 && (missing0 = "manager_id") || data.department_id === void 0 && (missing0 = "department_id") || data.template_id === void 0 && (missing0 = "template_id") || data.division_id === void 0 && (missing0 = "division_id") || data.candidate_id === void 0 && (missing0 = "candidate_id") || data.legal_entity_id === void 0 && (missing0 = "legal_entity_id") || data.work_schedule_id === void 0 && (missing0 = "work_schedule_id") || data.work_email === void 0 && (missing0 = "work_email") || data.preferred_name === void 0 && (missing0 = "preferred_name") || data.onboarding_member_id === void 0 && (missing0 = "onboarding_member_id") || data.sample === void 0 && (missing0 = "sample") || data.holiday_calendar_id === void 0 && (missing0 = "holiday_calendar_id") || data.avatar_processed === void 0 && (missing0 = "avatar_processed") || data.status_semantic_type === void 0 && (missing0 = "status_semantic_type") || data.reporting_line === void 0 && (missing0 = "reporting_line") || data.birthdate === void 0 && (missing0 = "birthdate"))
        return validate132.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func1.call(schema60.properties, key0)) {
            return validate132.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 16 && func2(data0) > 16)
                  return validate132.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                if (!pattern32.test(data0))
                  return validate132.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
              } else
                return validate132.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.firstname !== void 0) {
              let data1 = data.firstname, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 255 && func2(data1) > 255)
                    return validate132.errors = [{ instancePath: instancePath + "/firstname", schemaPath: "#/properties/firstname/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                } else
                  return validate132.errors = [{ instancePath: instancePath + "/firstname", schemaPath: "#/properties/firstname/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.lastname !== void 0) {
                let data2 = data.lastname, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (data2.length > 255 && func2(data2) > 255)
                      return validate132.errors = [{ instancePath: instancePath + "/lastname", schemaPath: "#/properties/lastname/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                  } else
                    return validate132.errors = [{ instancePath: instancePath + "/lastname", schemaPath: "#/properties/lastname/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.email !== void 0) {
                  let data3 = data.email, _errs8 = errors;
                  if (typeof data3 != "string" && data3 !== null)
                    return validate132.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: schema60.properties.email.type }, message: "must be string,null" }], !1;
                  if (errors === _errs8 && typeof data3 == "string" && data3.length > 254 && func2(data3) > 254)
                    return validate132.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.start_date !== void 0) {
                    let data4 = data.start_date, _errs10 = errors;
                    if (typeof data4 != "string" && data4 !== null)
                      return validate132.errors = [{ instancePath: instancePath + "/start_date", schemaPath: "#/properties/start_date/type", keyword: "type", params: { type: schema60.properties.start_date.type }, message: "must be string,null" }], !1;
                    if (errors === _errs10 && errors === _errs10 && typeof data4 == "string") {
                      if (data4.length > 10 && func2(data4) > 10)
                        return validate132.errors = [{ instancePath: instancePath + "/start_date", schemaPath: "#/properties/start_date/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
                      if (!formats02.validate.test(data4))
                        return validate132.errors = [{ instancePath: instancePath + "/start_date", schemaPath: "#/properties/start_date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' }], !1;
                    }
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.state !== void 0) {
                      let _errs12 = errors;
                      validate532(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate532.errors : vErrors.concat(validate532.errors), errors = vErrors.length);
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.employee_number !== void 0) {
                        let data6 = data.employee_number, _errs13 = errors;
                        if (errors === _errs13)
                          if (typeof data6 == "string") {
                            if (data6.length > 64 && func2(data6) > 64)
                              return validate132.errors = [{ instancePath: instancePath + "/employee_number", schemaPath: "#/properties/employee_number/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                          } else
                            return validate132.errors = [{ instancePath: instancePath + "/employee_number", schemaPath: "#/properties/employee_number/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid0 = _errs13 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.avatar !== void 0) {
                          let data7 = data.avatar, _errs15 = errors;
                          if (typeof data7 != "string" && data7 !== null)
                            return validate132.errors = [{ instancePath: instancePath + "/avatar", schemaPath: "#/properties/avatar/type", keyword: "type", params: { type: schema60.properties.avatar.type }, message: "must be string,null" }], !1;
                          if (errors === _errs15 && typeof data7 == "string" && data7.length > 2048 && func2(data7) > 2048)
                            return validate132.errors = [{ instancePath: instancePath + "/avatar", schemaPath: "#/properties/avatar/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" }], !1;
                          var valid0 = _errs15 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.phone !== void 0) {
                            let data8 = data.phone, _errs17 = errors;
                            if (typeof data8 != "string" && data8 !== null)
                              return validate132.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: schema60.properties.phone.type }, message: "must be string,null" }], !1;
                            if (errors === _errs17 && typeof data8 == "string" && data8.length > 64 && func2(data8) > 64)
                              return validate132.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                            var valid0 = _errs17 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.job_title !== void 0) {
                              let data9 = data.job_title, _errs19 = errors;
                              if (typeof data9 != "string" && data9 !== null)
                                return validate132.errors = [{ instancePath: instancePath + "/job_title", schemaPath: "#/properties/job_title/type", keyword: "type", params: { type: schema60.properties.job_title.type }, message: "must be string,null" }], !1;
                              if (errors === _errs19 && typeof data9 == "string" && data9.length > 255 && func2(data9) > 255)
                                return validate132.errors = [{ instancePath: instancePath + "/job_title", schemaPath: "#/properties/job_title/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                              var valid0 = _errs19 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.manager_id !== void 0) {
                                let data10 = data.manager_id, _errs21 = errors;
                                if (typeof data10 != "string" && data10 !== null)
                                  return validate132.errors = [{ instancePath: instancePath + "/manager_id", schemaPath: "#/properties/manager_id/type", keyword: "type", params: { type: schema60.properties.manager_id.type }, message: "must be string,null" }], !1;
                                if (errors === _errs21 && typeof data10 == "string") {
                                  if (data10.length > 16 && func2(data10) > 16)
                                    return validate132.errors = [{ instancePath: instancePath + "/manager_id", schemaPath: "#/properties/manager_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                  if (!pattern32.test(data10))
                                    return validate132.errors = [{ instancePath: instancePath + "/manager_id", schemaPath: "#/properties/manager_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                }
                                var valid0 = _errs21 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.department_id !== void 0) {
                                  let data11 = data.department_id, _errs23 = errors;
                                  if (typeof data11 != "string" && data11 !== null)
                                    return validate132.errors = [{ instancePath: instancePath + "/department_id", schemaPath: "#/properties/department_id/type", keyword: "type", params: { type: schema60.properties.department_id.type }, message: "must be string,null" }], !1;
                                  if (errors === _errs23 && typeof data11 == "string") {
                                    if (data11.length > 16 && func2(data11) > 16)
                                      return validate132.errors = [{ instancePath: instancePath + "/department_id", schemaPath: "#/properties/department_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                    if (!pattern32.test(data11))
                                      return validate132.errors = [{ instancePath: instancePath + "/department_id", schemaPath: "#/properties/department_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                  }
                                  var valid0 = _errs23 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.template_id !== void 0) {
                                    let data12 = data.template_id, _errs25 = errors;
                                    if (typeof data12 != "string" && data12 !== null)
                                      return validate132.errors = [{ instancePath: instancePath + "/template_id", schemaPath: "#/properties/template_id/type", keyword: "type", params: { type: schema60.properties.template_id.type }, message: "must be string,null" }], !1;
                                    if (errors === _errs25 && typeof data12 == "string" && data12.length > 16 && func2(data12) > 16)
                                      return validate132.errors = [{ instancePath: instancePath + "/template_id", schemaPath: "#/properties/template_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                    var valid0 = _errs25 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.division_id !== void 0) {
                                      let data13 = data.division_id, _errs27 = errors;
                                      if (typeof data13 != "string" && data13 !== null)
                                        return validate132.errors = [{ instancePath: instancePath + "/division_id", schemaPath: "#/properties/division_id/type", keyword: "type", params: { type: schema60.properties.division_id.type }, message: "must be string,null" }], !1;
                                      if (errors === _errs27 && typeof data13 == "string" && data13.length > 16 && func2(data13) > 16)
                                        return validate132.errors = [{ instancePath: instancePath + "/division_id", schemaPath: "#/properties/division_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                      var valid0 = _errs27 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.candidate_id !== void 0) {
                                        let data14 = data.candidate_id, _errs29 = errors;
                                        if (typeof data14 != "string" && data14 !== null)
                                          return validate132.errors = [{ instancePath: instancePath + "/candidate_id", schemaPath: "#/properties/candidate_id/type", keyword: "type", params: { type: schema60.properties.candidate_id.type }, message: "must be string,null" }], !1;
                                        if (errors === _errs29 && typeof data14 == "string" && data14.length > 16 && func2(data14) > 16)
                                          return validate132.errors = [{ instancePath: instancePath + "/candidate_id", schemaPath: "#/properties/candidate_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                        var valid0 = _errs29 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.legal_entity_id !== void 0) {
                                          let data15 = data.legal_entity_id, _errs31 = errors;
                                          if (typeof data15 != "string" && data15 !== null)
                                            return validate132.errors = [{ instancePath: instancePath + "/legal_entity_id", schemaPath: "#/properties/legal_entity_id/type", keyword: "type", params: { type: schema60.properties.legal_entity_id.type }, message: "must be string,null" }], !1;
                                          if (errors === _errs31 && typeof data15 == "string" && data15.length > 16 && func2(data15) > 16)
                                            return validate132.errors = [{ instancePath: instancePath + "/legal_entity_id", schemaPath: "#/properties/legal_entity_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                          var valid0 = _errs31 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.work_schedule_id !== void 0) {
                                            let data16 = data.work_schedule_id, _errs33 = errors;
                                            if (typeof data16 != "string" && data16 !== null)
                                              return validate132.errors = [{ instancePath: instancePath + "/work_schedule_id", schemaPath: "#/properties/work_schedule_id/type", keyword: "type", params: { type: schema60.properties.work_schedule_id.type }, message: "must be string,null" }], !1;
                                            if (errors === _errs33 && typeof data16 == "string") {
                                              if (data16.length > 16 && func2(data16) > 16)
                                                return validate132.errors = [{ instancePath: instancePath + "/work_schedule_id", schemaPath: "#/properties/work_schedule_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                              if (!pattern32.test(data16))
                                                return validate132.errors = [{ instancePath: instancePath + "/work_schedule_id", schemaPath: "#/properties/work_schedule_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                            }
                                            var valid0 = _errs33 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0) {
                                            if (data.work_email !== void 0) {
                                              let data17 = data.work_email, _errs35 = errors;
                                              if (typeof data17 != "string" && data17 !== null)
                                                return validate132.errors = [{ instancePath: instancePath + "/work_email", schemaPath: "#/properties/work_email/type", keyword: "type", params: { type: schema60.properties.work_email.type }, message: "must be string,null" }], !1;
                                              if (errors === _errs35 && typeof data17 == "string" && data17.length > 254 && func2(data17) > 254)
                                                return validate132.errors = [{ instancePath: instancePath + "/work_email", schemaPath: "#/properties/work_email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" }], !1;
                                              var valid0 = _errs35 === errors;
                                            } else
                                              var valid0 = !0;
                                            if (valid0) {
                                              if (data.preferred_name !== void 0) {
                                                let data18 = data.preferred_name, _errs37 = errors;
                                                if (typeof data18 != "string" && data18 !== null)
                                                  return validate132.errors = [{ instancePath: instancePath + "/preferred_name", schemaPath: "#/properties/preferred_name/type", keyword: "type", params: { type: schema60.properties.preferred_name.type }, message: "must be string,null" }], !1;
                                                if (errors === _errs37 && typeof data18 == "string" && data18.length > 255 && func2(data18) > 255)
                                                  return validate132.errors = [{ instancePath: instancePath + "/preferred_name", schemaPath: "#/properties/preferred_name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                                var valid0 = _errs37 === errors;
                                              } else
                                                var valid0 = !0;
                                              if (valid0) {
                                                if (data.onboarding_member_id !== void 0) {
                                                  let data19 = data.onboarding_member_id, _errs39 = errors;
                                                  if (typeof data19 != "string" && data19 !== null)
                                                    return validate132.errors = [{ instancePath: instancePath + "/onboarding_member_id", schemaPath: "#/properties/onboarding_member_id/type", keyword: "type", params: { type: schema60.properties.onboarding_member_id.type }, message: "must be string,null" }], !1;
                                                  if (errors === _errs39 && typeof data19 == "string" && data19.length > 16 && func2(data19) > 16)
                                                    return validate132.errors = [{ instancePath: instancePath + "/onboarding_member_id", schemaPath: "#/properties/onboarding_member_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                                  var valid0 = _errs39 === errors;
                                                } else
                                                  var valid0 = !0;
                                                if (valid0) {
                                                  if (data.sample !== void 0) {
                                                    let _errs41 = errors;
                                                    if (typeof data.sample != "boolean")
                                                      return validate132.errors = [{ instancePath: instancePath + "/sample", schemaPath: "#/properties/sample/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                                    var valid0 = _errs41 === errors;
                                                  } else
                                                    var valid0 = !0;
                                                  if (valid0) {
                                                    if (data.holiday_calendar_id !== void 0) {
                                                      let data21 = data.holiday_calendar_id, _errs43 = errors;
                                                      if (typeof data21 != "string" && data21 !== null)
                                                        return validate132.errors = [{ instancePath: instancePath + "/holiday_calendar_id", schemaPath: "#/properties/holiday_calendar_id/type", keyword: "type", params: { type: schema60.properties.holiday_calendar_id.type }, message: "must be string,null" }], !1;
                                                      if (errors === _errs43 && typeof data21 == "string") {
                                                        if (data21.length > 16 && func2(data21) > 16)
                                                          return validate132.errors = [{ instancePath: instancePath + "/holiday_calendar_id", schemaPath: "#/properties/holiday_calendar_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                                        if (!pattern32.test(data21))
                                                          return validate132.errors = [{ instancePath: instancePath + "/holiday_calendar_id", schemaPath: "#/properties/holiday_calendar_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                                      }
                                                      var valid0 = _errs43 === errors;
                                                    } else
                                                      var valid0 = !0;
                                                    if (valid0) {
                                                      if (data.avatar_processed !== void 0) {
                                                        let _errs45 = errors;
                                                        if (typeof data.avatar_processed != "boolean")
                                                          return validate132.errors = [{ instancePath: instancePath + "/avatar_processed", schemaPath: "#/properties/avatar_processed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                                        var valid0 = _errs45 === errors;
                                                      } else
                                                        var valid0 = !0;
                                                      if (valid0) {
                                                        if (data.status_semantic_type !== void 0) {
                                                          let _errs47 = errors;
                                                          validate552(data.status_semantic_type, { instancePath: instancePath + "/status_semantic_type", parentData: data, parentDataProperty: "status_semantic_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate552.errors : vErrors.concat(validate552.errors), errors = vErrors.length);
                                                          var valid0 = _errs47 === errors;
                                                        } else
                                                          var valid0 = !0;
                                                        if (valid0) {
                                                          if (data.reporting_line !== void 0) {
                                                            let data24 = data.reporting_line, _errs48 = errors;
                                                            if (errors === _errs48)
                                                              if (Array.isArray(data24)) {
                                                                if (data24.length > 1e5)
                                                                  return validate132.errors = [{ instancePath: instancePath + "/reporting_line", schemaPath: "#/properties/reporting_line/maxItems", keyword: "maxItems", params: { limit: 1e5 }, message: "must NOT have more than 100000 items" }], !1;
                                                                {
                                                                  var valid1 = !0;
                                                                  let len0 = data24.length;
                                                                  for (let i0 = 0; i0 < len0; i0++) {
                                                                    let data25 = data24[i0], _errs50 = errors;
                                                                    if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25) && isFinite(data25)))
                                                                      return validate132.errors = [{ instancePath: instancePath + "/reporting_line/" + i0, schemaPath: "#/properties/reporting_line/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                                                    if (errors === _errs50 && typeof data25 == "number" && isFinite(data25)) {
                                                                      if (data25 > 9007199254740991 || isNaN(data25))
                                                                        return validate132.errors = [{ instancePath: instancePath + "/reporting_line/" + i0, schemaPath: "#/properties/reporting_line/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }], !1;
                                                                      if (data25 < 1 || isNaN(data25))
                                                                        return validate132.errors = [{ instancePath: instancePath + "/reporting_line/" + i0, schemaPath: "#/properties/reporting_line/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                                                                      if (!formats2.validate(data25))
                                                                        return validate132.errors = [{ instancePath: instancePath + "/reporting_line/" + i0, schemaPath: "#/properties/reporting_line/items/format", keyword: "format", params: { format: "int64" }, message: 'must match format "int64"' }], !1;
                                                                    }
                                                                    var valid1 = _errs50 === errors;
                                                                    if (!valid1)
                                                                      break;
                                                                  }
                                                                }
                                                              } else
                                                                return validate132.errors = [{ instancePath: instancePath + "/reporting_line", schemaPath: "#/properties/reporting_line/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                            var valid0 = _errs48 === errors;
                                                          } else
                                                            var valid0 = !0;
                                                          if (valid0)
                                                            if (data.birthdate !== void 0) {
                                                              let data26 = data.birthdate, _errs52 = errors;
                                                              if (typeof data26 != "string" && data26 !== null)
                                                                return validate132.errors = [{ instancePath: instancePath + "/birthdate", schemaPath: "#/properties/birthdate/type", keyword: "type", params: { type: schema60.properties.birthdate.type }, message: "must be string,null" }], !1;
                                                              if (errors === _errs52 && errors === _errs52 && typeof data26 == "string") {
                                                                if (data26.length > 10 && func2(data26) > 10)
                                                                  return validate132.errors = [{ instancePath: instancePath + "/birthdate", schemaPath: "#/properties/birthdate/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
                                                                if (!formats02.validate.test(data26))
                                                                  return validate132.errors = [{ instancePath: instancePath + "/birthdate", schemaPath: "#/properties/birthdate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' }], !1;
                                                              }
                                                              var valid0 = _errs52 === errors;
                                                            } else
                                                              var valid0 = !0;
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate132.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate132.errors = vErrors, errors === 0;
}
validate132.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate131(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate131.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.total_count === void 0 && (missing0 = "total_count") || data.employees === void 0 && (missing0 = "employees"))
        return validate131.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "total_count" || key0 === "employees")) {
            return validate131.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.total_count !== void 0) {
            let data0 = data.total_count, _errs2 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
              return validate131.errors = [{ instancePath: instancePath + "/total_count", schemaPath: "#/properties/total_count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
            if (errors === _errs2 && typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 2147483647 || isNaN(data0))
                return validate131.errors = [{ instancePath: instancePath + "/total_count", schemaPath: "#/properties/total_count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
              if (data0 < 0 || isNaN(data0))
                return validate131.errors = [{ instancePath: instancePath + "/total_count", schemaPath: "#/properties/total_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
              if (!formats6.validate(data0))
                return validate131.errors = [{ instancePath: instancePath + "/total_count", schemaPath: "#/properties/total_count/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
            }
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.employees !== void 0) {
              let data1 = data.employees, _errs4 = errors;
              if (errors === _errs4)
                if (Array.isArray(data1)) {
                  if (data1.length > 100)
                    return validate131.errors = [{ instancePath: instancePath + "/employees", schemaPath: "#/properties/employees/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                  {
                    var valid1 = !0;
                    let len0 = data1.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let _errs6 = errors;
                      validate132(data1[i0], { instancePath: instancePath + "/employees/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors), errors = vErrors.length);
                      var valid1 = _errs6 === errors;
                      if (!valid1)
                        break;
                    }
                  }
                } else
                  return validate131.errors = [{ instancePath: instancePath + "/employees", schemaPath: "#/properties/employees/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate131.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate131.errors = vErrors, errors === 0;
}
validate131.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var JobCustomAttributeList = validate136;
var schema62 = { type: "object", required: ["id", "label", "type", "required", "provider"], properties: { id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, label: { type: "string", maxLength: 255 }, type: { $ref: "AttributeType" }, required: { type: "boolean" }, provider: { $ref: "AttributeProvider" }, single_answer: { type: "boolean" }, choices: { type: "array", maxItems: 1e3, items: { $ref: "Choice" } }, supported_file_types: { type: "array", maxItems: 100, items: { type: "string", maxLength: 32 } }, max_file_size: { type: "integer", format: "int32", minimum: 1, maximum: 2147483647 } }, additionalProperties: !1, $id: "JobCustomAttribute" }, schema63 = { type: "string", enum: ["candidate", "user"], $id: "AttributeProvider" };
function validate139(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate139.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate139.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "candidate" || data === "user" ? (validate139.errors = vErrors, errors === 0) : (validate139.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema63.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate139.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate137(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate137.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.label === void 0 && (missing0 = "label") || data.type === void 0 && (missing0 = "type") || data.required === void 0 && (missing0 = "required") || data.provider === void 0 && (missing0 = "provider"))
        return validate137.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func1.call(schema62.properties, key0)) {
            return validate137.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 16 && func2(data0) > 16)
                  return validate137.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                if (!pattern32.test(data0))
                  return validate137.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
              } else
                return validate137.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.label !== void 0) {
              let data1 = data.label, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 255 && func2(data1) > 255)
                    return validate137.errors = [{ instancePath: instancePath + "/label", schemaPath: "#/properties/label/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                } else
                  return validate137.errors = [{ instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.type !== void 0) {
                let _errs6 = errors;
                validate119(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors), errors = vErrors.length);
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.required !== void 0) {
                  let _errs7 = errors;
                  if (typeof data.required != "boolean")
                    return validate137.errors = [{ instancePath: instancePath + "/required", schemaPath: "#/properties/required/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                  var valid0 = _errs7 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.provider !== void 0) {
                    let _errs9 = errors;
                    validate139(data.provider, { instancePath: instancePath + "/provider", parentData: data, parentDataProperty: "provider", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors), errors = vErrors.length);
                    var valid0 = _errs9 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.single_answer !== void 0) {
                      let _errs10 = errors;
                      if (typeof data.single_answer != "boolean")
                        return validate137.errors = [{ instancePath: instancePath + "/single_answer", schemaPath: "#/properties/single_answer/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                      var valid0 = _errs10 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.choices !== void 0) {
                        let data6 = data.choices, _errs12 = errors;
                        if (errors === _errs12)
                          if (Array.isArray(data6)) {
                            if (data6.length > 1e3)
                              return validate137.errors = [{ instancePath: instancePath + "/choices", schemaPath: "#/properties/choices/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                            {
                              var valid1 = !0;
                              let len0 = data6.length;
                              for (let i0 = 0; i0 < len0; i0++) {
                                let _errs14 = errors;
                                validate112(data6[i0], { instancePath: instancePath + "/choices/" + i0, parentData: data6, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors), errors = vErrors.length);
                                var valid1 = _errs14 === errors;
                                if (!valid1)
                                  break;
                              }
                            }
                          } else
                            return validate137.errors = [{ instancePath: instancePath + "/choices", schemaPath: "#/properties/choices/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                        var valid0 = _errs12 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.supported_file_types !== void 0) {
                          let data8 = data.supported_file_types, _errs15 = errors;
                          if (errors === _errs15)
                            if (Array.isArray(data8)) {
                              if (data8.length > 100)
                                return validate137.errors = [{ instancePath: instancePath + "/supported_file_types", schemaPath: "#/properties/supported_file_types/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                              {
                                var valid2 = !0;
                                let len1 = data8.length;
                                for (let i1 = 0; i1 < len1; i1++) {
                                  let data9 = data8[i1], _errs17 = errors;
                                  if (errors === _errs17)
                                    if (typeof data9 == "string") {
                                      if (data9.length > 32 && func2(data9) > 32)
                                        return validate137.errors = [{ instancePath: instancePath + "/supported_file_types/" + i1, schemaPath: "#/properties/supported_file_types/items/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
                                    } else
                                      return validate137.errors = [{ instancePath: instancePath + "/supported_file_types/" + i1, schemaPath: "#/properties/supported_file_types/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  var valid2 = _errs17 === errors;
                                  if (!valid2)
                                    break;
                                }
                              }
                            } else
                              return validate137.errors = [{ instancePath: instancePath + "/supported_file_types", schemaPath: "#/properties/supported_file_types/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                          var valid0 = _errs15 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0)
                          if (data.max_file_size !== void 0) {
                            let data10 = data.max_file_size, _errs19 = errors;
                            if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10)))
                              return validate137.errors = [{ instancePath: instancePath + "/max_file_size", schemaPath: "#/properties/max_file_size/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                            if (errors === _errs19 && typeof data10 == "number" && isFinite(data10)) {
                              if (data10 > 2147483647 || isNaN(data10))
                                return validate137.errors = [{ instancePath: instancePath + "/max_file_size", schemaPath: "#/properties/max_file_size/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                              if (data10 < 1 || isNaN(data10))
                                return validate137.errors = [{ instancePath: instancePath + "/max_file_size", schemaPath: "#/properties/max_file_size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                              if (!formats6.validate(data10))
                                return validate137.errors = [{ instancePath: instancePath + "/max_file_size", schemaPath: "#/properties/max_file_size/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                            }
                            var valid0 = _errs19 === errors;
                          } else
                            var valid0 = !0;
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate137.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate137.errors = vErrors, errors === 0;
}
validate137.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate136(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate136.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.custom_attributes === void 0 && (missing0 = "custom_attributes"))
        return validate136.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "custom_attributes") {
            return validate136.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.custom_attributes !== void 0) {
          let data0 = data.custom_attributes;
          if (errors === errors)
            if (Array.isArray(data0)) {
              if (data0.length > 1e3)
                return validate136.errors = [{ instancePath: instancePath + "/custom_attributes", schemaPath: "#/properties/custom_attributes/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
              {
                var valid1 = !0;
                let len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let _errs4 = errors;
                  validate137(data0[i0], { instancePath: instancePath + "/custom_attributes/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors), errors = vErrors.length);
                  var valid1 = _errs4 === errors;
                  if (!valid1)
                    break;
                }
              }
            } else
              return validate136.errors = [{ instancePath: instancePath + "/custom_attributes", schemaPath: "#/properties/custom_attributes/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
        }
      }
    } else
      return validate136.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate136.errors = vErrors, errors === 0;
}
validate136.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var JobMemberList = validate143;
var schema65 = { type: "object", required: ["id", "name", "headline", "email", "role", "type", "collaboration_role"], properties: { id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, name: { type: "string", maxLength: 255 }, headline: { type: ["string", "null"], maxLength: 255 }, email: { type: "string", maxLength: 254 }, role: { $ref: "MemberRole" }, type: { type: "string", maxLength: 32 }, collaboration_role: { $ref: "CollaborationRole" } }, additionalProperties: !1, $id: "JobMember" }, schema66 = { type: "string", enum: ["admin", "simple", "reviewer", "no_access", "recruiter"], $id: "MemberRole" };
function validate145(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate145.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate145.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "admin" || data === "simple" || data === "reviewer" || data === "no_access" || data === "recruiter" ? (validate145.errors = vErrors, errors === 0) : (validate145.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema66.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate145.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema67 = { type: "string", enum: ["admin", "recruiting_admin", "hiring_manager", "simple", "reviewer"], $id: "CollaborationRole" };
function validate147(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate147.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate147.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "admin" || data === "recruiting_admin" || data === "hiring_manager" || data === "simple" || data === "reviewer" ? (validate147.errors = vErrors, errors === 0) : (validate147.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate147.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate144(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate144.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.headline === void 0 && (missing0 = "headline") || data.email === void 0 && (missing0 = "email") || data.role === void 0 && (missing0 = "role") || data.type === void 0 && (missing0 = "type") || data.collaboration_role === void 0 && (missing0 = "collaboration_role"))
        return validate144.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "name" || key0 === "headline" || key0 === "email" || key0 === "role" || key0 === "type" || key0 === "collaboration_role")) {
            return validate144.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 16 && func2(data0) > 16)
                  return validate144.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                if (!pattern32.test(data0))
                  return validate144.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
              } else
                return validate144.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let data1 = data.name, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 255 && func2(data1) > 255)
                    return validate144.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                } else
                  return validate144.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.headline !== void 0) {
                let data2 = data.headline, _errs6 = errors;
                if (typeof data2 != "string" && data2 !== null)
                  return validate144.errors = [{ instancePath: instancePath + "/headline", schemaPath: "#/properties/headline/type", keyword: "type", params: { type: schema65.properties.headline.type }, message: "must be string,null" }], !1;
                if (errors === _errs6 && typeof data2 == "string" && data2.length > 255 && func2(data2) > 255)
                  return validate144.errors = [{ instancePath: instancePath + "/headline", schemaPath: "#/properties/headline/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.email !== void 0) {
                  let data3 = data.email, _errs8 = errors;
                  if (errors === _errs8)
                    if (typeof data3 == "string") {
                      if (data3.length > 254 && func2(data3) > 254)
                        return validate144.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" }], !1;
                    } else
                      return validate144.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.role !== void 0) {
                    let _errs10 = errors;
                    validate145(data.role, { instancePath: instancePath + "/role", parentData: data, parentDataProperty: "role", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors), errors = vErrors.length);
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.type !== void 0) {
                      let data5 = data.type, _errs11 = errors;
                      if (errors === _errs11)
                        if (typeof data5 == "string") {
                          if (data5.length > 32 && func2(data5) > 32)
                            return validate144.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
                        } else
                          return validate144.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs11 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0)
                      if (data.collaboration_role !== void 0) {
                        let _errs13 = errors;
                        validate147(data.collaboration_role, { instancePath: instancePath + "/collaboration_role", parentData: data, parentDataProperty: "collaboration_role", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors), errors = vErrors.length);
                        var valid0 = _errs13 === errors;
                      } else
                        var valid0 = !0;
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate144.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate144.errors = vErrors, errors === 0;
}
validate144.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate143(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate143.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.members === void 0 && (missing0 = "members"))
        return validate143.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "members") {
            return validate143.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.members !== void 0) {
          let data0 = data.members;
          if (errors === errors)
            if (Array.isArray(data0)) {
              if (data0.length > 1e3)
                return validate143.errors = [{ instancePath: instancePath + "/members", schemaPath: "#/properties/members/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
              {
                var valid1 = !0;
                let len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let _errs4 = errors;
                  validate144(data0[i0], { instancePath: instancePath + "/members/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors), errors = vErrors.length);
                  var valid1 = _errs4 === errors;
                  if (!valid1)
                    break;
                }
              }
            } else
              return validate143.errors = [{ instancePath: instancePath + "/members", schemaPath: "#/properties/members/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
        }
      }
    } else
      return validate143.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate143.errors = vErrors, errors === 0;
}
validate143.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var QuestionList = validate150;
function validate150(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate150.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.questions === void 0 && (missing0 = "questions"))
        return validate150.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "questions") {
            return validate150.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.questions !== void 0) {
          let data0 = data.questions;
          if (errors === errors)
            if (Array.isArray(data0)) {
              if (data0.length > 1e3)
                return validate150.errors = [{ instancePath: instancePath + "/questions", schemaPath: "#/properties/questions/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
              {
                var valid1 = !0;
                let len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let _errs4 = errors;
                  validate109(data0[i0], { instancePath: instancePath + "/questions/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors), errors = vErrors.length);
                  var valid1 = _errs4 === errors;
                  if (!valid1)
                    break;
                }
              }
            } else
              return validate150.errors = [{ instancePath: instancePath + "/questions", schemaPath: "#/properties/questions/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
        }
      }
    } else
      return validate150.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate150.errors = vErrors, errors === 0;
}
validate150.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var RecruiterList = validate152;
function validate153(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate153.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.email === void 0 && (missing0 = "email"))
        return validate153.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "name" || key0 === "email")) {
            return validate153.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 16 && func2(data0) > 16)
                  return validate153.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                if (!pattern32.test(data0))
                  return validate153.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
              } else
                return validate153.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let data1 = data.name, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 255 && func2(data1) > 255)
                    return validate153.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                } else
                  return validate153.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.email !== void 0) {
                let data2 = data.email, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (data2.length > 254 && func2(data2) > 254)
                      return validate153.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" }], !1;
                  } else
                    return validate153.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate153.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate153.errors = vErrors, errors === 0;
}
validate153.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate152(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate152.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.recruiters === void 0 && (missing0 = "recruiters"))
        return validate152.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "recruiters") {
            return validate152.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.recruiters !== void 0) {
          let data0 = data.recruiters;
          if (errors === errors)
            if (Array.isArray(data0)) {
              if (data0.length > 1e3)
                return validate152.errors = [{ instancePath: instancePath + "/recruiters", schemaPath: "#/properties/recruiters/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
              {
                var valid1 = !0;
                let len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let _errs4 = errors;
                  validate153(data0[i0], { instancePath: instancePath + "/recruiters/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors), errors = vErrors.length);
                  var valid1 = _errs4 === errors;
                  if (!valid1)
                    break;
                }
              }
            } else
              return validate152.errors = [{ instancePath: instancePath + "/recruiters", schemaPath: "#/properties/recruiters/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
        }
      }
    } else
      return validate152.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate152.errors = vErrors, errors === 0;
}
validate152.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var StageList = validate155;
function validate156(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate156.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.identifier === void 0 && (missing0 = "identifier") || data.slug === void 0 && (missing0 = "slug") || data.name === void 0 && (missing0 = "name") || data.kind === void 0 && (missing0 = "kind") || data.position === void 0 && (missing0 = "position"))
        return validate156.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "identifier" || key0 === "slug" || key0 === "name" || key0 === "kind" || key0 === "position")) {
            return validate156.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
              return validate156.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
            if (errors === _errs2 && typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 9007199254740991 || isNaN(data0))
                return validate156.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }], !1;
              if (data0 < 1 || isNaN(data0))
                return validate156.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
              if (!formats2.validate(data0))
                return validate156.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "int64" }, message: 'must match format "int64"' }], !1;
            }
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.identifier !== void 0) {
              let data1 = data.identifier, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 16 && func2(data1) > 16)
                    return validate156.errors = [{ instancePath: instancePath + "/identifier", schemaPath: "#/properties/identifier/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                  if (!pattern32.test(data1))
                    return validate156.errors = [{ instancePath: instancePath + "/identifier", schemaPath: "#/properties/identifier/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                } else
                  return validate156.errors = [{ instancePath: instancePath + "/identifier", schemaPath: "#/properties/identifier/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.slug !== void 0) {
                let data2 = data.slug, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (data2.length > 255 && func2(data2) > 255)
                      return validate156.errors = [{ instancePath: instancePath + "/slug", schemaPath: "#/properties/slug/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                  } else
                    return validate156.errors = [{ instancePath: instancePath + "/slug", schemaPath: "#/properties/slug/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.name !== void 0) {
                  let data3 = data.name, _errs8 = errors;
                  if (errors === _errs8)
                    if (typeof data3 == "string") {
                      if (data3.length > 255 && func2(data3) > 255)
                        return validate156.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                    } else
                      return validate156.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.kind !== void 0) {
                    let data4 = data.kind, _errs10 = errors;
                    if (errors === _errs10)
                      if (typeof data4 == "string") {
                        if (data4.length > 32 && func2(data4) > 32)
                          return validate156.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
                      } else
                        return validate156.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.position !== void 0) {
                      let data5 = data.position, _errs12 = errors;
                      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
                        return validate156.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                      if (errors === _errs12 && typeof data5 == "number" && isFinite(data5)) {
                        if (data5 > 2147483647 || isNaN(data5))
                          return validate156.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                        if (data5 < 1 || isNaN(data5))
                          return validate156.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                        if (!formats6.validate(data5))
                          return validate156.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                      }
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return validate156.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate156.errors = vErrors, errors === 0;
}
validate156.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate155(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate155.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.stages === void 0 && (missing0 = "stages"))
        return validate155.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "stages") {
            return validate155.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.stages !== void 0) {
          let data0 = data.stages;
          if (errors === errors)
            if (Array.isArray(data0)) {
              if (data0.length > 1e3)
                return validate155.errors = [{ instancePath: instancePath + "/stages", schemaPath: "#/properties/stages/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
              {
                var valid1 = !0;
                let len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let _errs4 = errors;
                  validate156(data0[i0], { instancePath: instancePath + "/stages/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors), errors = vErrors.length);
                  var valid1 = _errs4 === errors;
                  if (!valid1)
                    break;
                }
              }
            } else
              return validate155.errors = [{ instancePath: instancePath + "/stages", schemaPath: "#/properties/stages/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
        }
      }
    } else
      return validate155.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate155.errors = vErrors, errors === 0;
}
validate155.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var JobPage = validate158;
var schema74 = { type: "object", required: ["id", "title", "full_title", "shortcode", "code", "state", "sample", "confidential", "department", "department_hierarchy", "url", "application_url", "shortlink", "workplace_type", "location", "locations", "salary", "created_at", "updated_at", "keywords"], properties: { id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, title: { type: "string", maxLength: 255 }, full_title: { type: "string", maxLength: 600 }, shortcode: { type: "string", pattern: "^[0-9A-F]{10}$", maxLength: 10 }, code: { type: ["string", "null"], maxLength: 255 }, state: { $ref: "JobState" }, sample: { type: "boolean" }, confidential: { type: "boolean" }, department: { type: ["string", "null"], maxLength: 255 }, department_hierarchy: { type: "array", maxItems: 100, items: { $ref: "DepartmentRef" } }, url: { type: "string", maxLength: 2048 }, application_url: { type: "string", maxLength: 2048 }, shortlink: { type: "string", maxLength: 2048 }, workplace_type: { $ref: "WorkplaceType" }, location: { $ref: "JobLocation" }, locations: { type: "array", maxItems: 100, items: { $ref: "JobSite" } }, salary: { $ref: "Salary" }, created_at: { type: "string", format: "date-time", maxLength: 20 }, updated_at: { type: "string", format: "date-time", maxLength: 20 }, keywords: { type: ["array", "null"], maxItems: 100, items: { type: "string", maxLength: 255 } }, description: { type: ["string", "null"], maxLength: 1e5 }, full_description: { type: ["string", "null"], maxLength: 3e5 }, requirements: { type: ["string", "null"], maxLength: 1e5 }, benefits: { type: ["string", "null"], maxLength: 1e5 } }, additionalProperties: !1, $id: "Job" }, schema75 = { type: "object", required: ["location_str", "country", "country_code", "region", "region_code", "city", "zip_code", "telecommuting", "workplace_type"], properties: { location_str: { type: ["string", "null"], maxLength: 1e3 }, country: { type: ["string", "null"], maxLength: 255 }, country_code: { type: ["string", "null"], maxLength: 2 }, region: { type: ["string", "null"], maxLength: 255 }, region_code: { type: ["string", "null"], maxLength: 16 }, city: { type: ["string", "null"], maxLength: 255 }, zip_code: { type: ["string", "null"], maxLength: 32 }, telecommuting: { type: "boolean" }, workplace_type: { $ref: "WorkplaceType" } }, additionalProperties: !1, $id: "JobLocation" };
function validate163(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate163.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.location_str === void 0 && (missing0 = "location_str") || data.country === void 0 && (missing0 = "country") || data.country_code === void 0 && (missing0 = "country_code") || data.region === void 0 && (missing0 = "region") || data.region_code === void 0 && (missing0 = "region_code") || data.city === void 0 && (missing0 = "city") || data.zip_code === void 0 && (missing0 = "zip_code") || data.telecommuting === void 0 && (missing0 = "telecommuting") || data.workplace_type === void 0 && (missing0 = "workplace_type"))
        return validate163.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func1.call(schema75.properties, key0)) {
            return validate163.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.location_str !== void 0) {
            let data0 = data.location_str, _errs2 = errors;
            if (typeof data0 != "string" && data0 !== null)
              return validate163.errors = [{ instancePath: instancePath + "/location_str", schemaPath: "#/properties/location_str/type", keyword: "type", params: { type: schema75.properties.location_str.type }, message: "must be string,null" }], !1;
            if (errors === _errs2 && typeof data0 == "string" && data0.length > 1e3 && func2(data0) > 1e3)
              return validate163.errors = [{ instancePath: instancePath + "/location_str", schemaPath: "#/properties/location_str/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.country !== void 0) {
              let data1 = data.country, _errs4 = errors;
              if (typeof data1 != "string" && data1 !== null)
                return validate163.errors = [{ instancePath: instancePath + "/country", schemaPath: "#/properties/country/type", keyword: "type", params: { type: schema75.properties.country.type }, message: "must be string,null" }], !1;
              if (errors === _errs4 && typeof data1 == "string" && data1.length > 255 && func2(data1) > 255)
                return validate163.errors = [{ instancePath: instancePath + "/country", schemaPath: "#/properties/country/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.country_code !== void 0) {
                let data2 = data.country_code, _errs6 = errors;
                if (typeof data2 != "string" && data2 !== null)
                  return validate163.errors = [{ instancePath: instancePath + "/country_code", schemaPath: "#/properties/country_code/type", keyword: "type", params: { type: schema75.properties.country_code.type }, message: "must be string,null" }], !1;
                if (errors === _errs6 && typeof data2 == "string" && data2.length > 2 && func2(data2) > 2)
                  return validate163.errors = [{ instancePath: instancePath + "/country_code", schemaPath: "#/properties/country_code/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.region !== void 0) {
                  let data3 = data.region, _errs8 = errors;
                  if (typeof data3 != "string" && data3 !== null)
                    return validate163.errors = [{ instancePath: instancePath + "/region", schemaPath: "#/properties/region/type", keyword: "type", params: { type: schema75.properties.region.type }, message: "must be string,null" }], !1;
                  if (errors === _errs8 && typeof data3 == "string" && data3.length > 255 && func2(data3) > 255)
                    return validate163.errors = [{ instancePath: instancePath + "/region", schemaPath: "#/properties/region/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.region_code !== void 0) {
                    let data4 = data.region_code, _errs10 = errors;
                    if (typeof data4 != "string" && data4 !== null)
                      return validate163.errors = [{ instancePath: instancePath + "/region_code", schemaPath: "#/properties/region_code/type", keyword: "type", params: { type: schema75.properties.region_code.type }, message: "must be string,null" }], !1;
                    if (errors === _errs10 && typeof data4 == "string" && data4.length > 16 && func2(data4) > 16)
                      return validate163.errors = [{ instancePath: instancePath + "/region_code", schemaPath: "#/properties/region_code/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.city !== void 0) {
                      let data5 = data.city, _errs12 = errors;
                      if (typeof data5 != "string" && data5 !== null)
                        return validate163.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/type", keyword: "type", params: { type: schema75.properties.city.type }, message: "must be string,null" }], !1;
                      if (errors === _errs12 && typeof data5 == "string" && data5.length > 255 && func2(data5) > 255)
                        return validate163.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.zip_code !== void 0) {
                        let data6 = data.zip_code, _errs14 = errors;
                        if (typeof data6 != "string" && data6 !== null)
                          return validate163.errors = [{ instancePath: instancePath + "/zip_code", schemaPath: "#/properties/zip_code/type", keyword: "type", params: { type: schema75.properties.zip_code.type }, message: "must be string,null" }], !1;
                        if (errors === _errs14 && typeof data6 == "string" && data6.length > 32 && func2(data6) > 32)
                          return validate163.errors = [{ instancePath: instancePath + "/zip_code", schemaPath: "#/properties/zip_code/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.telecommuting !== void 0) {
                          let _errs16 = errors;
                          if (typeof data.telecommuting != "boolean")
                            return validate163.errors = [{ instancePath: instancePath + "/telecommuting", schemaPath: "#/properties/telecommuting/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                          var valid0 = _errs16 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0)
                          if (data.workplace_type !== void 0) {
                            let _errs18 = errors;
                            validate922(data.workplace_type, { instancePath: instancePath + "/workplace_type", parentData: data, parentDataProperty: "workplace_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate922.errors : vErrors.concat(validate922.errors), errors = vErrors.length);
                            var valid0 = _errs18 === errors;
                          } else
                            var valid0 = !0;
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate163.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate163.errors = vErrors, errors === 0;
}
validate163.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate159(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate159.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.title === void 0 && (missing0 = "title") || data.full_title === void 0 && (missing0 = "full_title") || data.shortcode === void 0 && (missing0 = "shortcode") || data.code === void 0 && (missing0 = "code") || data.state === void 0 && (missing0 = "state") || data.sample === void 0 && (missing0 = "sample") || data.confidential === void 0 && (missing0 = "confidential") || data.department === void 0 && (missing0 = "department") || data.department_hierarchy === void 0 && (missing0 = "department_hierarchy") || data.url === void 0 && (missing0 = "url") || data.application_url === void 0 && (missing0 = "application_url") || data.shortlink === void 0 && (missing0 = "shortlink") || data.workplace_type === void 0 && (missing0 = "workplace_type") || data.location === void 0 && (missing0 = "location") || data.locations === void 0 && (missing0 = "locations") || data.salary === void 0 && (missing0 = "salary") || data.created_at === void 0 && (missing0 = "created_at") || data.updated_at === void 0 && (missing0 = "updated_at") || data.keywords === void 0 && (missing0 = "keywords"))
        return validate159.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func1.call(schema74.properties, key0)) {
            return validate159.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 16 && func2(data0) > 16)
                  return validate159.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                if (!pattern32.test(data0))
                  return validate159.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
              } else
                return validate159.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.title !== void 0) {
              let data1 = data.title, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 255 && func2(data1) > 255)
                    return validate159.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                } else
                  return validate159.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.full_title !== void 0) {
                let data2 = data.full_title, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (data2.length > 600 && func2(data2) > 600)
                      return validate159.errors = [{ instancePath: instancePath + "/full_title", schemaPath: "#/properties/full_title/maxLength", keyword: "maxLength", params: { limit: 600 }, message: "must NOT have more than 600 characters" }], !1;
                  } else
                    return validate159.errors = [{ instancePath: instancePath + "/full_title", schemaPath: "#/properties/full_title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.shortcode !== void 0) {
                  let data3 = data.shortcode, _errs8 = errors;
                  if (errors === _errs8)
                    if (typeof data3 == "string") {
                      if (data3.length > 10 && func2(data3) > 10)
                        return validate159.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
                      if (!pattern29.test(data3))
                        return validate159.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/pattern", keyword: "pattern", params: { pattern: "^[0-9A-F]{10}$" }, message: 'must match pattern "^[0-9A-F]{10}$"' }], !1;
                    } else
                      return validate159.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.code !== void 0) {
                    let data4 = data.code, _errs10 = errors;
                    if (typeof data4 != "string" && data4 !== null)
                      return validate159.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: schema74.properties.code.type }, message: "must be string,null" }], !1;
                    if (errors === _errs10 && typeof data4 == "string" && data4.length > 255 && func2(data4) > 255)
                      return validate159.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.state !== void 0) {
                      let _errs12 = errors;
                      validate882(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate882.errors : vErrors.concat(validate882.errors), errors = vErrors.length);
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.sample !== void 0) {
                        let _errs13 = errors;
                        if (typeof data.sample != "boolean")
                          return validate159.errors = [{ instancePath: instancePath + "/sample", schemaPath: "#/properties/sample/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                        var valid0 = _errs13 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.confidential !== void 0) {
                          let _errs15 = errors;
                          if (typeof data.confidential != "boolean")
                            return validate159.errors = [{ instancePath: instancePath + "/confidential", schemaPath: "#/properties/confidential/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                          var valid0 = _errs15 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.department !== void 0) {
                            let data8 = data.department, _errs17 = errors;
                            if (typeof data8 != "string" && data8 !== null)
                              return validate159.errors = [{ instancePath: instancePath + "/department", schemaPath: "#/properties/department/type", keyword: "type", params: { type: schema74.properties.department.type }, message: "must be string,null" }], !1;
                            if (errors === _errs17 && typeof data8 == "string" && data8.length > 255 && func2(data8) > 255)
                              return validate159.errors = [{ instancePath: instancePath + "/department", schemaPath: "#/properties/department/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                            var valid0 = _errs17 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.department_hierarchy !== void 0) {
                              let data9 = data.department_hierarchy, _errs19 = errors;
                              if (errors === _errs19)
                                if (Array.isArray(data9)) {
                                  if (data9.length > 100)
                                    return validate159.errors = [{ instancePath: instancePath + "/department_hierarchy", schemaPath: "#/properties/department_hierarchy/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                                  {
                                    var valid1 = !0;
                                    let len0 = data9.length;
                                    for (let i0 = 0; i0 < len0; i0++) {
                                      let _errs21 = errors;
                                      validate902(data9[i0], { instancePath: instancePath + "/department_hierarchy/" + i0, parentData: data9, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate902.errors : vErrors.concat(validate902.errors), errors = vErrors.length);
                                      var valid1 = _errs21 === errors;
                                      if (!valid1)
                                        break;
                                    }
                                  }
                                } else
                                  return validate159.errors = [{ instancePath: instancePath + "/department_hierarchy", schemaPath: "#/properties/department_hierarchy/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                              var valid0 = _errs19 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.url !== void 0) {
                                let data11 = data.url, _errs22 = errors;
                                if (errors === _errs22)
                                  if (typeof data11 == "string") {
                                    if (data11.length > 2048 && func2(data11) > 2048)
                                      return validate159.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/properties/url/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" }], !1;
                                  } else
                                    return validate159.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                var valid0 = _errs22 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.application_url !== void 0) {
                                  let data12 = data.application_url, _errs24 = errors;
                                  if (errors === _errs24)
                                    if (typeof data12 == "string") {
                                      if (data12.length > 2048 && func2(data12) > 2048)
                                        return validate159.errors = [{ instancePath: instancePath + "/application_url", schemaPath: "#/properties/application_url/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" }], !1;
                                    } else
                                      return validate159.errors = [{ instancePath: instancePath + "/application_url", schemaPath: "#/properties/application_url/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  var valid0 = _errs24 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.shortlink !== void 0) {
                                    let data13 = data.shortlink, _errs26 = errors;
                                    if (errors === _errs26)
                                      if (typeof data13 == "string") {
                                        if (data13.length > 2048 && func2(data13) > 2048)
                                          return validate159.errors = [{ instancePath: instancePath + "/shortlink", schemaPath: "#/properties/shortlink/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" }], !1;
                                      } else
                                        return validate159.errors = [{ instancePath: instancePath + "/shortlink", schemaPath: "#/properties/shortlink/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                    var valid0 = _errs26 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.workplace_type !== void 0) {
                                      let _errs28 = errors;
                                      validate922(data.workplace_type, { instancePath: instancePath + "/workplace_type", parentData: data, parentDataProperty: "workplace_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate922.errors : vErrors.concat(validate922.errors), errors = vErrors.length);
                                      var valid0 = _errs28 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.location !== void 0) {
                                        let _errs29 = errors;
                                        validate163(data.location, { instancePath: instancePath + "/location", parentData: data, parentDataProperty: "location", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors), errors = vErrors.length);
                                        var valid0 = _errs29 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.locations !== void 0) {
                                          let data16 = data.locations, _errs30 = errors;
                                          if (errors === _errs30)
                                            if (Array.isArray(data16)) {
                                              if (data16.length > 100)
                                                return validate159.errors = [{ instancePath: instancePath + "/locations", schemaPath: "#/properties/locations/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                                              {
                                                var valid2 = !0;
                                                let len1 = data16.length;
                                                for (let i1 = 0; i1 < len1; i1++) {
                                                  let _errs32 = errors;
                                                  validate972(data16[i1], { instancePath: instancePath + "/locations/" + i1, parentData: data16, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate972.errors : vErrors.concat(validate972.errors), errors = vErrors.length);
                                                  var valid2 = _errs32 === errors;
                                                  if (!valid2)
                                                    break;
                                                }
                                              }
                                            } else
                                              return validate159.errors = [{ instancePath: instancePath + "/locations", schemaPath: "#/properties/locations/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                          var valid0 = _errs30 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.salary !== void 0) {
                                            let _errs33 = errors;
                                            validate99(data.salary, { instancePath: instancePath + "/salary", parentData: data, parentDataProperty: "salary", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors), errors = vErrors.length);
                                            var valid0 = _errs33 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0) {
                                            if (data.created_at !== void 0) {
                                              let data19 = data.created_at, _errs34 = errors;
                                              if (errors === _errs34 && errors === _errs34)
                                                if (typeof data19 == "string") {
                                                  if (data19.length > 20 && func2(data19) > 20)
                                                    return validate159.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" }], !1;
                                                  if (!formats10.validate.test(data19))
                                                    return validate159.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                                } else
                                                  return validate159.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                              var valid0 = _errs34 === errors;
                                            } else
                                              var valid0 = !0;
                                            if (valid0) {
                                              if (data.updated_at !== void 0) {
                                                let data20 = data.updated_at, _errs36 = errors;
                                                if (errors === _errs36 && errors === _errs36)
                                                  if (typeof data20 == "string") {
                                                    if (data20.length > 20 && func2(data20) > 20)
                                                      return validate159.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" }], !1;
                                                    if (!formats10.validate.test(data20))
                                                      return validate159.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                                  } else
                                                    return validate159.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                var valid0 = _errs36 === errors;
                                              } else
                                                var valid0 = !0;
                                              if (valid0) {
                                                if (data.keywords !== void 0) {
                                                  let data21 = data.keywords, _errs38 = errors;
                                                  if (!Array.isArray(data21) && data21 !== null)
                                                    return validate159.errors = [{ instancePath: instancePath + "/keywords", schemaPath: "#/properties/keywords/type", keyword: "type", params: { type: schema74.properties.keywords.type }, message: "must be array,null" }], !1;
                                                  if (errors === _errs38 && Array.isArray(data21)) {
                                                    if (data21.length > 100)
                                                      return validate159.errors = [{ instancePath: instancePath + "/keywords", schemaPath: "#/properties/keywords/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                                                    {
                                                      var valid3 = !0;
                                                      let len2 = data21.length;
                                                      for (let i2 = 0; i2 < len2; i2++) {
                                                        let data22 = data21[i2], _errs40 = errors;
                                                        if (errors === _errs40)
                                                          if (typeof data22 == "string") {
                                                            if (data22.length > 255 && func2(data22) > 255)
                                                              return validate159.errors = [{ instancePath: instancePath + "/keywords/" + i2, schemaPath: "#/properties/keywords/items/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                                          } else
                                                            return validate159.errors = [{ instancePath: instancePath + "/keywords/" + i2, schemaPath: "#/properties/keywords/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                        var valid3 = _errs40 === errors;
                                                        if (!valid3)
                                                          break;
                                                      }
                                                    }
                                                  }
                                                  var valid0 = _errs38 === errors;
                                                } else
                                                  var valid0 = !0;
                                                if (valid0) {
                                                  if (data.description !== void 0) {
                                                    let data23 = data.description, _errs42 = errors;
                                                    if (typeof data23 != "string" && data23 !== null)
                                                      return validate159.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema74.properties.description.type }, message: "must be string,null" }], !1;
                                                    if (errors === _errs42 && typeof data23 == "string" && data23.length > 1e5 && func2(data23) > 1e5)
                                                      return validate159.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" }], !1;
                                                    var valid0 = _errs42 === errors;
                                                  } else
                                                    var valid0 = !0;
                                                  if (valid0) {
                                                    if (data.full_description !== void 0) {
                                                      let data24 = data.full_description, _errs44 = errors;
                                                      if (typeof data24 != "string" && data24 !== null)
                                                        return validate159.errors = [{ instancePath: instancePath + "/full_description", schemaPath: "#/properties/full_description/type", keyword: "type", params: { type: schema74.properties.full_description.type }, message: "must be string,null" }], !1;
                                                      if (errors === _errs44 && typeof data24 == "string" && data24.length > 3e5 && func2(data24) > 3e5)
                                                        return validate159.errors = [{ instancePath: instancePath + "/full_description", schemaPath: "#/properties/full_description/maxLength", keyword: "maxLength", params: { limit: 3e5 }, message: "must NOT have more than 300000 characters" }], !1;
                                                      var valid0 = _errs44 === errors;
                                                    } else
                                                      var valid0 = !0;
                                                    if (valid0) {
                                                      if (data.requirements !== void 0) {
                                                        let data25 = data.requirements, _errs46 = errors;
                                                        if (typeof data25 != "string" && data25 !== null)
                                                          return validate159.errors = [{ instancePath: instancePath + "/requirements", schemaPath: "#/properties/requirements/type", keyword: "type", params: { type: schema74.properties.requirements.type }, message: "must be string,null" }], !1;
                                                        if (errors === _errs46 && typeof data25 == "string" && data25.length > 1e5 && func2(data25) > 1e5)
                                                          return validate159.errors = [{ instancePath: instancePath + "/requirements", schemaPath: "#/properties/requirements/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" }], !1;
                                                        var valid0 = _errs46 === errors;
                                                      } else
                                                        var valid0 = !0;
                                                      if (valid0)
                                                        if (data.benefits !== void 0) {
                                                          let data26 = data.benefits, _errs48 = errors;
                                                          if (typeof data26 != "string" && data26 !== null)
                                                            return validate159.errors = [{ instancePath: instancePath + "/benefits", schemaPath: "#/properties/benefits/type", keyword: "type", params: { type: schema74.properties.benefits.type }, message: "must be string,null" }], !1;
                                                          if (errors === _errs48 && typeof data26 == "string" && data26.length > 1e5 && func2(data26) > 1e5)
                                                            return validate159.errors = [{ instancePath: instancePath + "/benefits", schemaPath: "#/properties/benefits/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" }], !1;
                                                          var valid0 = _errs48 === errors;
                                                        } else
                                                          var valid0 = !0;
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate159.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate159.errors = vErrors, errors === 0;
}
validate159.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate169(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate169.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.next === void 0 && (missing0 = "next"))
        return validate169.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "next") {
            return validate169.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.next !== void 0) {
          let data0 = data.next;
          if (errors === errors)
            if (typeof data0 == "string") {
              if (data0.length > 8192 && func2(data0) > 8192)
                return validate169.errors = [{ instancePath: instancePath + "/next", schemaPath: "#/properties/next/maxLength", keyword: "maxLength", params: { limit: 8192 }, message: "must NOT have more than 8192 characters" }], !1;
            } else
              return validate169.errors = [{ instancePath: instancePath + "/next", schemaPath: "#/properties/next/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        }
      }
    } else
      return validate169.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate169.errors = vErrors, errors === 0;
}
validate169.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate158(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate158.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.jobs === void 0 && (missing0 = "jobs"))
        return validate158.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "jobs" || key0 === "paging")) {
            return validate158.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.jobs !== void 0) {
            let data0 = data.jobs, _errs2 = errors;
            if (errors === _errs2)
              if (Array.isArray(data0)) {
                if (data0.length > 100)
                  return validate158.errors = [{ instancePath: instancePath + "/jobs", schemaPath: "#/properties/jobs/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                {
                  var valid1 = !0;
                  let len0 = data0.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let _errs4 = errors;
                    validate159(data0[i0], { instancePath: instancePath + "/jobs/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors), errors = vErrors.length);
                    var valid1 = _errs4 === errors;
                    if (!valid1)
                      break;
                  }
                }
              } else
                return validate158.errors = [{ instancePath: instancePath + "/jobs", schemaPath: "#/properties/jobs/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.paging !== void 0) {
              let _errs5 = errors;
              validate169(data.paging, { instancePath: instancePath + "/paging", parentData: data, parentDataProperty: "paging", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors), errors = vErrors.length);
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate158.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate158.errors = vErrors, errors === 0;
}
validate158.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var MemberPage = validate171;
var schema78 = { type: "object", required: ["id", "name", "headline", "email", "role", "type", "hris_role", "roles", "active", "collaboration_rules", "hris_member_scope"], properties: { id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, name: { type: "string", maxLength: 255 }, headline: { type: ["string", "null"], maxLength: 255 }, email: { type: "string", maxLength: 254 }, role: { $ref: "MemberRole" }, type: { type: "string", maxLength: 32 }, hris_role: { $ref: "HrisRole" }, roles: { type: "array", maxItems: 100, items: { type: "string", maxLength: 255 } }, active: { type: "boolean" }, collaboration_rules: { type: "array", maxItems: 1e3, items: { $ref: "CollaborationRule" } }, hris_member_scope: { type: ["string", "null"], maxLength: 255 } }, additionalProperties: !1, $id: "Member" }, schema79 = { type: "string", enum: ["hris_admin", "hris_employee", "hris_limited", "hris_no_access"], $id: "HrisRole" };
function validate174(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate174.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate174.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "hris_admin" || data === "hris_employee" || data === "hris_limited" || data === "hris_no_access" ? (validate174.errors = vErrors, errors === 0) : (validate174.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema79.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate174.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate178(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate178.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "any" || key0 === "id")) {
          return validate178.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.any !== void 0) {
          let _errs2 = errors;
          if (typeof data.any != "boolean")
            return validate178.errors = [{ instancePath: instancePath + "/any", schemaPath: "#/properties/any/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.id !== void 0) {
            let data1 = data.id, _errs4 = errors;
            if (errors === _errs4)
              if (typeof data1 == "string") {
                if (data1.length > 16 && func2(data1) > 16)
                  return validate178.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                if (!pattern32.test(data1))
                  return validate178.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
              } else
                return validate178.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate178.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate178.errors = vErrors, errors === 0;
}
validate178.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate180(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate180.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "any" || key0 === "country_code" || key0 === "city" || key0 === "state_code")) {
          return validate180.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.any !== void 0) {
          let _errs2 = errors;
          if (typeof data.any != "boolean")
            return validate180.errors = [{ instancePath: instancePath + "/any", schemaPath: "#/properties/any/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.country_code !== void 0) {
            let data1 = data.country_code, _errs4 = errors;
            if (errors === _errs4)
              if (typeof data1 == "string") {
                if (data1.length > 2 && func2(data1) > 2)
                  return validate180.errors = [{ instancePath: instancePath + "/country_code", schemaPath: "#/properties/country_code/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" }], !1;
              } else
                return validate180.errors = [{ instancePath: instancePath + "/country_code", schemaPath: "#/properties/country_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.city !== void 0) {
              let data2 = data.city, _errs6 = errors;
              if (errors === _errs6)
                if (typeof data2 == "string") {
                  if (data2.length > 255 && func2(data2) > 255)
                    return validate180.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                } else
                  return validate180.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.state_code !== void 0) {
                let data3 = data.state_code, _errs8 = errors;
                if (errors === _errs8)
                  if (typeof data3 == "string") {
                    if (data3.length > 16 && func2(data3) > 16)
                      return validate180.errors = [{ instancePath: instancePath + "/state_code", schemaPath: "#/properties/state_code/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                  } else
                    return validate180.errors = [{ instancePath: instancePath + "/state_code", schemaPath: "#/properties/state_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate180.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate180.errors = vErrors, errors === 0;
}
validate180.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate176(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate176.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.role === void 0 && (missing0 = "role") || data.departments === void 0 && (missing0 = "departments") || data.locations === void 0 && (missing0 = "locations"))
        return validate176.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "role" || key0 === "departments" || key0 === "locations")) {
            return validate176.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.role !== void 0) {
            let _errs2 = errors;
            validate147(data.role, { instancePath: instancePath + "/role", parentData: data, parentDataProperty: "role", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.departments !== void 0) {
              let data1 = data.departments, _errs3 = errors;
              if (errors === _errs3)
                if (Array.isArray(data1)) {
                  if (data1.length > 1e3)
                    return validate176.errors = [{ instancePath: instancePath + "/departments", schemaPath: "#/properties/departments/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                  {
                    var valid1 = !0;
                    let len0 = data1.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let _errs5 = errors;
                      validate178(data1[i0], { instancePath: instancePath + "/departments/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors), errors = vErrors.length);
                      var valid1 = _errs5 === errors;
                      if (!valid1)
                        break;
                    }
                  }
                } else
                  return validate176.errors = [{ instancePath: instancePath + "/departments", schemaPath: "#/properties/departments/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.locations !== void 0) {
                let data3 = data.locations, _errs6 = errors;
                if (errors === _errs6)
                  if (Array.isArray(data3)) {
                    if (data3.length > 1e3)
                      return validate176.errors = [{ instancePath: instancePath + "/locations", schemaPath: "#/properties/locations/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                    {
                      var valid2 = !0;
                      let len1 = data3.length;
                      for (let i1 = 0; i1 < len1; i1++) {
                        let _errs8 = errors;
                        validate180(data3[i1], { instancePath: instancePath + "/locations/" + i1, parentData: data3, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors), errors = vErrors.length);
                        var valid2 = _errs8 === errors;
                        if (!valid2)
                          break;
                      }
                    }
                  } else
                    return validate176.errors = [{ instancePath: instancePath + "/locations", schemaPath: "#/properties/locations/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate176.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate176.errors = vErrors, errors === 0;
}
validate176.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate172(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate172.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.headline === void 0 && (missing0 = "headline") || data.email === void 0 && (missing0 = "email") || data.role === void 0 && (missing0 = "role") || data.type === void 0 && (missing0 = "type") || data.hris_role === void 0 && (missing0 = "hris_role") || data.roles === void 0 && (missing0 = "roles") || data.active === void 0 && (missing0 = "active") || data.collaboration_rules === void 0 && (missing0 = "collaboration_rules") || data.hris_member_scope === void 0 && (missing0 = "hris_member_scope"))
        return validate172.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func1.call(schema78.properties, key0)) {
            return validate172.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 16 && func2(data0) > 16)
                  return validate172.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                if (!pattern32.test(data0))
                  return validate172.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
              } else
                return validate172.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let data1 = data.name, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 255 && func2(data1) > 255)
                    return validate172.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                } else
                  return validate172.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.headline !== void 0) {
                let data2 = data.headline, _errs6 = errors;
                if (typeof data2 != "string" && data2 !== null)
                  return validate172.errors = [{ instancePath: instancePath + "/headline", schemaPath: "#/properties/headline/type", keyword: "type", params: { type: schema78.properties.headline.type }, message: "must be string,null" }], !1;
                if (errors === _errs6 && typeof data2 == "string" && data2.length > 255 && func2(data2) > 255)
                  return validate172.errors = [{ instancePath: instancePath + "/headline", schemaPath: "#/properties/headline/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.email !== void 0) {
                  let data3 = data.email, _errs8 = errors;
                  if (errors === _errs8)
                    if (typeof data3 == "string") {
                      if (data3.length > 254 && func2(data3) > 254)
                        return validate172.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" }], !1;
                    } else
                      return validate172.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.role !== void 0) {
                    let _errs10 = errors;
                    validate145(data.role, { instancePath: instancePath + "/role", parentData: data, parentDataProperty: "role", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors), errors = vErrors.length);
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.type !== void 0) {
                      let data5 = data.type, _errs11 = errors;
                      if (errors === _errs11)
                        if (typeof data5 == "string") {
                          if (data5.length > 32 && func2(data5) > 32)
                            return validate172.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
                        } else
                          return validate172.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs11 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.hris_role !== void 0) {
                        let _errs13 = errors;
                        validate174(data.hris_role, { instancePath: instancePath + "/hris_role", parentData: data, parentDataProperty: "hris_role", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors), errors = vErrors.length);
                        var valid0 = _errs13 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.roles !== void 0) {
                          let data7 = data.roles, _errs14 = errors;
                          if (errors === _errs14)
                            if (Array.isArray(data7)) {
                              if (data7.length > 100)
                                return validate172.errors = [{ instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                              {
                                var valid1 = !0;
                                let len0 = data7.length;
                                for (let i0 = 0; i0 < len0; i0++) {
                                  let data8 = data7[i0], _errs16 = errors;
                                  if (errors === _errs16)
                                    if (typeof data8 == "string") {
                                      if (data8.length > 255 && func2(data8) > 255)
                                        return validate172.errors = [{ instancePath: instancePath + "/roles/" + i0, schemaPath: "#/properties/roles/items/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                    } else
                                      return validate172.errors = [{ instancePath: instancePath + "/roles/" + i0, schemaPath: "#/properties/roles/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  var valid1 = _errs16 === errors;
                                  if (!valid1)
                                    break;
                                }
                              }
                            } else
                              return validate172.errors = [{ instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                          var valid0 = _errs14 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.active !== void 0) {
                            let _errs18 = errors;
                            if (typeof data.active != "boolean")
                              return validate172.errors = [{ instancePath: instancePath + "/active", schemaPath: "#/properties/active/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                            var valid0 = _errs18 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.collaboration_rules !== void 0) {
                              let data10 = data.collaboration_rules, _errs20 = errors;
                              if (errors === _errs20)
                                if (Array.isArray(data10)) {
                                  if (data10.length > 1e3)
                                    return validate172.errors = [{ instancePath: instancePath + "/collaboration_rules", schemaPath: "#/properties/collaboration_rules/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                                  {
                                    var valid2 = !0;
                                    let len1 = data10.length;
                                    for (let i1 = 0; i1 < len1; i1++) {
                                      let _errs22 = errors;
                                      validate176(data10[i1], { instancePath: instancePath + "/collaboration_rules/" + i1, parentData: data10, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors), errors = vErrors.length);
                                      var valid2 = _errs22 === errors;
                                      if (!valid2)
                                        break;
                                    }
                                  }
                                } else
                                  return validate172.errors = [{ instancePath: instancePath + "/collaboration_rules", schemaPath: "#/properties/collaboration_rules/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                              var valid0 = _errs20 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0)
                              if (data.hris_member_scope !== void 0) {
                                let data12 = data.hris_member_scope, _errs23 = errors;
                                if (typeof data12 != "string" && data12 !== null)
                                  return validate172.errors = [{ instancePath: instancePath + "/hris_member_scope", schemaPath: "#/properties/hris_member_scope/type", keyword: "type", params: { type: schema78.properties.hris_member_scope.type }, message: "must be string,null" }], !1;
                                if (errors === _errs23 && typeof data12 == "string" && data12.length > 255 && func2(data12) > 255)
                                  return validate172.errors = [{ instancePath: instancePath + "/hris_member_scope", schemaPath: "#/properties/hris_member_scope/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                var valid0 = _errs23 === errors;
                              } else
                                var valid0 = !0;
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate172.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate172.errors = vErrors, errors === 0;
}
validate172.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate171(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate171.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.members === void 0 && (missing0 = "members"))
        return validate171.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "members" || key0 === "paging")) {
            return validate171.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.members !== void 0) {
            let data0 = data.members, _errs2 = errors;
            if (errors === _errs2)
              if (Array.isArray(data0)) {
                if (data0.length > 100)
                  return validate171.errors = [{ instancePath: instancePath + "/members", schemaPath: "#/properties/members/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                {
                  var valid1 = !0;
                  let len0 = data0.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let _errs4 = errors;
                    validate172(data0[i0], { instancePath: instancePath + "/members/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors), errors = vErrors.length);
                    var valid1 = _errs4 === errors;
                    if (!valid1)
                      break;
                  }
                }
              } else
                return validate171.errors = [{ instancePath: instancePath + "/members", schemaPath: "#/properties/members/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.paging !== void 0) {
              let _errs5 = errors;
              validate169(data.paging, { instancePath: instancePath + "/paging", parentData: data, parentDataProperty: "paging", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors), errors = vErrors.length);
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate171.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate171.errors = vErrors, errors === 0;
}
validate171.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var TimeOffBalanceList = validate185;
var schema84 = { type: "object", required: ["units_available", "units_carry_over_available", "units_used", "has_unlimited_timeoff", "category_id", "time_off_tracking_unit", "name", "description"], properties: { units_available: { type: "string", pattern: "^-?[0-9]{1,10}\\.[0-9]{2}$", maxLength: 14 }, units_carry_over_available: { type: "string", pattern: "^-?[0-9]{1,10}\\.[0-9]{2}$", maxLength: 14 }, units_used: { type: "string", pattern: "^-?[0-9]{1,10}\\.[0-9]{2}$", maxLength: 14 }, has_unlimited_timeoff: { type: "boolean" }, category_id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, time_off_tracking_unit: { $ref: "TrackingUnit" }, name: { type: "string", maxLength: 255 }, description: { type: ["string", "null"], maxLength: 1e4 } }, additionalProperties: !1, $id: "TimeOffBalance" }, pattern48 = new RegExp("^-?[0-9]{1,10}\\.[0-9]{2}$", "u");
function validate186(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate186.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.units_available === void 0 && (missing0 = "units_available") || data.units_carry_over_available === void 0 && (missing0 = "units_carry_over_available") || data.units_used === void 0 && (missing0 = "units_used") || data.has_unlimited_timeoff === void 0 && (missing0 = "has_unlimited_timeoff") || data.category_id === void 0 && (missing0 = "category_id") || data.time_off_tracking_unit === void 0 && (missing0 = "time_off_tracking_unit") || data.name === void 0 && (missing0 = "name") || data.description === void 0 && (missing0 = "description"))
        return validate186.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "units_available" || key0 === "units_carry_over_available" || key0 === "units_used" || key0 === "has_unlimited_timeoff" || key0 === "category_id" || key0 === "time_off_tracking_unit" || key0 === "name" || key0 === "description")) {
            return validate186.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.units_available !== void 0) {
            let data0 = data.units_available, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 14 && func2(data0) > 14)
                  return validate186.errors = [{ instancePath: instancePath + "/units_available", schemaPath: "#/properties/units_available/maxLength", keyword: "maxLength", params: { limit: 14 }, message: "must NOT have more than 14 characters" }], !1;
                if (!pattern48.test(data0))
                  return validate186.errors = [{ instancePath: instancePath + "/units_available", schemaPath: "#/properties/units_available/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]{1,10}\\.[0-9]{2}$" }, message: 'must match pattern "^-?[0-9]{1,10}\\.[0-9]{2}$"' }], !1;
              } else
                return validate186.errors = [{ instancePath: instancePath + "/units_available", schemaPath: "#/properties/units_available/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.units_carry_over_available !== void 0) {
              let data1 = data.units_carry_over_available, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 14 && func2(data1) > 14)
                    return validate186.errors = [{ instancePath: instancePath + "/units_carry_over_available", schemaPath: "#/properties/units_carry_over_available/maxLength", keyword: "maxLength", params: { limit: 14 }, message: "must NOT have more than 14 characters" }], !1;
                  if (!pattern48.test(data1))
                    return validate186.errors = [{ instancePath: instancePath + "/units_carry_over_available", schemaPath: "#/properties/units_carry_over_available/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]{1,10}\\.[0-9]{2}$" }, message: 'must match pattern "^-?[0-9]{1,10}\\.[0-9]{2}$"' }], !1;
                } else
                  return validate186.errors = [{ instancePath: instancePath + "/units_carry_over_available", schemaPath: "#/properties/units_carry_over_available/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.units_used !== void 0) {
                let data2 = data.units_used, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (data2.length > 14 && func2(data2) > 14)
                      return validate186.errors = [{ instancePath: instancePath + "/units_used", schemaPath: "#/properties/units_used/maxLength", keyword: "maxLength", params: { limit: 14 }, message: "must NOT have more than 14 characters" }], !1;
                    if (!pattern48.test(data2))
                      return validate186.errors = [{ instancePath: instancePath + "/units_used", schemaPath: "#/properties/units_used/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]{1,10}\\.[0-9]{2}$" }, message: 'must match pattern "^-?[0-9]{1,10}\\.[0-9]{2}$"' }], !1;
                  } else
                    return validate186.errors = [{ instancePath: instancePath + "/units_used", schemaPath: "#/properties/units_used/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.has_unlimited_timeoff !== void 0) {
                  let _errs8 = errors;
                  if (typeof data.has_unlimited_timeoff != "boolean")
                    return validate186.errors = [{ instancePath: instancePath + "/has_unlimited_timeoff", schemaPath: "#/properties/has_unlimited_timeoff/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.category_id !== void 0) {
                    let data4 = data.category_id, _errs10 = errors;
                    if (errors === _errs10)
                      if (typeof data4 == "string") {
                        if (data4.length > 16 && func2(data4) > 16)
                          return validate186.errors = [{ instancePath: instancePath + "/category_id", schemaPath: "#/properties/category_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                        if (!pattern32.test(data4))
                          return validate186.errors = [{ instancePath: instancePath + "/category_id", schemaPath: "#/properties/category_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                      } else
                        return validate186.errors = [{ instancePath: instancePath + "/category_id", schemaPath: "#/properties/category_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.time_off_tracking_unit !== void 0) {
                      let _errs12 = errors;
                      validate672(data.time_off_tracking_unit, { instancePath: instancePath + "/time_off_tracking_unit", parentData: data, parentDataProperty: "time_off_tracking_unit", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate672.errors : vErrors.concat(validate672.errors), errors = vErrors.length);
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.name !== void 0) {
                        let data6 = data.name, _errs13 = errors;
                        if (errors === _errs13)
                          if (typeof data6 == "string") {
                            if (data6.length > 255 && func2(data6) > 255)
                              return validate186.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                          } else
                            return validate186.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid0 = _errs13 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0)
                        if (data.description !== void 0) {
                          let data7 = data.description, _errs15 = errors;
                          if (typeof data7 != "string" && data7 !== null)
                            return validate186.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema84.properties.description.type }, message: "must be string,null" }], !1;
                          if (errors === _errs15 && typeof data7 == "string" && data7.length > 1e4 && func2(data7) > 1e4)
                            return validate186.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" }], !1;
                          var valid0 = _errs15 === errors;
                        } else
                          var valid0 = !0;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate186.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate186.errors = vErrors, errors === 0;
}
validate186.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate185(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate185.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.balances === void 0 && (missing0 = "balances"))
        return validate185.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "balances") {
            return validate185.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.balances !== void 0) {
          let data0 = data.balances;
          if (errors === errors)
            if (Array.isArray(data0)) {
              if (data0.length > 1e3)
                return validate185.errors = [{ instancePath: instancePath + "/balances", schemaPath: "#/properties/balances/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
              {
                var valid1 = !0;
                let len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let _errs4 = errors;
                  validate186(data0[i0], { instancePath: instancePath + "/balances/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors), errors = vErrors.length);
                  var valid1 = _errs4 === errors;
                  if (!valid1)
                    break;
                }
              }
            } else
              return validate185.errors = [{ instancePath: instancePath + "/balances", schemaPath: "#/properties/balances/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
        }
      }
    } else
      return validate185.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate185.errors = vErrors, errors === 0;
}
validate185.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var TimeOffCategoryList = validate189;
var schema86 = { type: "object", required: ["id", "name", "type", "description"], properties: { id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, name: { type: "string", maxLength: 255 }, type: { $ref: "TimeOffType" }, description: { type: ["string", "null"], maxLength: 1e4 } }, additionalProperties: !1, $id: "TimeOffCategory" }, schema87 = { type: "string", enum: ["paid", "unpaid"], $id: "TimeOffType" };
function validate191(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate191.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate191.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "paid" || data === "unpaid" ? (validate191.errors = vErrors, errors === 0) : (validate191.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema87.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate191.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate190(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate190.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.type === void 0 && (missing0 = "type") || data.description === void 0 && (missing0 = "description"))
        return validate190.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "name" || key0 === "type" || key0 === "description")) {
            return validate190.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 16 && func2(data0) > 16)
                  return validate190.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                if (!pattern32.test(data0))
                  return validate190.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
              } else
                return validate190.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let data1 = data.name, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 255 && func2(data1) > 255)
                    return validate190.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                } else
                  return validate190.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.type !== void 0) {
                let _errs6 = errors;
                validate191(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors), errors = vErrors.length);
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.description !== void 0) {
                  let data3 = data.description, _errs7 = errors;
                  if (typeof data3 != "string" && data3 !== null)
                    return validate190.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema86.properties.description.type }, message: "must be string,null" }], !1;
                  if (errors === _errs7 && typeof data3 == "string" && data3.length > 1e4 && func2(data3) > 1e4)
                    return validate190.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" }], !1;
                  var valid0 = _errs7 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate190.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate190.errors = vErrors, errors === 0;
}
validate190.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate189(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate189.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.categories === void 0 && (missing0 = "categories"))
        return validate189.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "categories") {
            return validate189.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.categories !== void 0) {
          let data0 = data.categories;
          if (errors === errors)
            if (Array.isArray(data0)) {
              if (data0.length > 1e3)
                return validate189.errors = [{ instancePath: instancePath + "/categories", schemaPath: "#/properties/categories/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
              {
                var valid1 = !0;
                let len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let _errs4 = errors;
                  validate190(data0[i0], { instancePath: instancePath + "/categories/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors), errors = vErrors.length);
                  var valid1 = _errs4 === errors;
                  if (!valid1)
                    break;
                }
              }
            } else
              return validate189.errors = [{ instancePath: instancePath + "/categories", schemaPath: "#/properties/categories/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
        }
      }
    } else
      return validate189.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate189.errors = vErrors, errors === 0;
}
validate189.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var TimeOffPage = validate194;
function validate194(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate194.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.total_count === void 0 && (missing0 = "total_count") || data.requests === void 0 && (missing0 = "requests"))
        return validate194.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "total_count" || key0 === "requests")) {
            return validate194.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.total_count !== void 0) {
            let data0 = data.total_count, _errs2 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
              return validate194.errors = [{ instancePath: instancePath + "/total_count", schemaPath: "#/properties/total_count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
            if (errors === _errs2 && typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 2147483647 || isNaN(data0))
                return validate194.errors = [{ instancePath: instancePath + "/total_count", schemaPath: "#/properties/total_count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
              if (data0 < 0 || isNaN(data0))
                return validate194.errors = [{ instancePath: instancePath + "/total_count", schemaPath: "#/properties/total_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
              if (!formats6.validate(data0))
                return validate194.errors = [{ instancePath: instancePath + "/total_count", schemaPath: "#/properties/total_count/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
            }
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.requests !== void 0) {
              let data1 = data.requests, _errs4 = errors;
              if (errors === _errs4)
                if (Array.isArray(data1)) {
                  if (data1.length > 100)
                    return validate194.errors = [{ instancePath: instancePath + "/requests", schemaPath: "#/properties/requests/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                  {
                    var valid1 = !0;
                    let len0 = data1.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let _errs6 = errors;
                      validate752(data1[i0], { instancePath: instancePath + "/requests/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate752.errors : vErrors.concat(validate752.errors), errors = vErrors.length);
                      var valid1 = _errs6 === errors;
                      if (!valid1)
                        break;
                    }
                  }
                } else
                  return validate194.errors = [{ instancePath: instancePath + "/requests", schemaPath: "#/properties/requests/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate194.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate194.errors = vErrors, errors === 0;
}
validate194.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };

// <stdin>
var validators = {
  createEmployee_body: EmployeeCreate,
  createTimeOffRequest_body: TimeOffCreate,
  deactivateMember_parameters,
  decideTimeOffApproval_parameters,
  decideTimeOffApproval_body: ApprovalDecision,
  enableMember_parameters,
  getAccount_parameters,
  getEmployee_parameters,
  getJob_parameters,
  getJobApplicationForm_parameters,
  listEmployees_parameters,
  listJobCustomAttributes_parameters,
  listJobMembers_parameters,
  listJobQuestions_parameters,
  listJobRecruiters_parameters,
  listJobStages_parameters,
  listJobs_parameters,
  listMembers_parameters,
  listRecruiters_parameters,
  listTimeOffBalances_parameters,
  listTimeOffRequests_parameters,
  publishEmployee_parameters,
  publishEmployee_body: EmployeePublication,
  updateEmployee_parameters,
  updateEmployee_body: EmployeeUpdate,
  createEmployee_201: SavedEmployee,
  createEmployee_400: ErrorBody,
  createEmployee_401: ErrorBody,
  createEmployee_403: ErrorBody,
  createEmployee_404: ErrorBody,
  createEmployee_413: ErrorBody,
  createEmployee_415: ErrorBody,
  createEmployee_422: ErrorBody,
  createEmployee_429: ErrorBody,
  createEmployee_500: ErrorBody,
  createEmployee_503: ErrorBody,
  createTimeOffRequest_200: CreatedTimeOff,
  createTimeOffRequest_400: ErrorBody,
  createTimeOffRequest_401: ErrorBody,
  createTimeOffRequest_403: ErrorBody,
  createTimeOffRequest_404: ErrorBody,
  createTimeOffRequest_413: ErrorBody,
  createTimeOffRequest_415: ErrorBody,
  createTimeOffRequest_422: ErrorBody,
  createTimeOffRequest_429: ErrorBody,
  createTimeOffRequest_500: ErrorBody,
  createTimeOffRequest_503: ErrorBody,
  deactivateMember_401: ErrorBody,
  deactivateMember_403: ErrorBody,
  deactivateMember_404: ErrorBody,
  deactivateMember_422: ErrorBody,
  deactivateMember_429: ErrorBody,
  deactivateMember_500: ErrorBody,
  deactivateMember_503: ErrorBody,
  decideTimeOffApproval_200: TimeOff,
  decideTimeOffApproval_400: ErrorBody,
  decideTimeOffApproval_401: ErrorBody,
  decideTimeOffApproval_403: ErrorBody,
  decideTimeOffApproval_404: ErrorBody,
  decideTimeOffApproval_409: ErrorBody,
  decideTimeOffApproval_413: ErrorBody,
  decideTimeOffApproval_415: ErrorBody,
  decideTimeOffApproval_429: ErrorBody,
  decideTimeOffApproval_500: ErrorBody,
  decideTimeOffApproval_503: ErrorBody,
  enableMember_401: ErrorBody,
  enableMember_403: ErrorBody,
  enableMember_404: ErrorBody,
  enableMember_429: ErrorBody,
  enableMember_500: ErrorBody,
  enableMember_503: ErrorBody,
  getAccount_200: Account,
  getAccount_401: ErrorBody,
  getAccount_403: ErrorBody,
  getAccount_404: ErrorBody,
  getAccount_429: ErrorBody,
  getAccount_500: ErrorBody,
  getAccount_503: ErrorBody,
  getEmployee_200: EmployeeDetail,
  getEmployee_400: ErrorBody,
  getEmployee_401: ErrorBody,
  getEmployee_403: ErrorBody,
  getEmployee_404: ErrorBody,
  getEmployee_429: ErrorBody,
  getEmployee_500: ErrorBody,
  getEmployee_503: ErrorBody,
  getJob_200: JobDetail,
  getJob_401: ErrorBody,
  getJob_403: ErrorBody,
  getJob_404: ErrorBody,
  getJob_429: ErrorBody,
  getJob_500: ErrorBody,
  getJob_503: ErrorBody,
  getJobApplicationForm_200: ApplicationForm,
  getJobApplicationForm_401: ErrorBody,
  getJobApplicationForm_403: ErrorBody,
  getJobApplicationForm_404: ErrorBody,
  getJobApplicationForm_429: ErrorBody,
  getJobApplicationForm_500: ErrorBody,
  getJobApplicationForm_503: ErrorBody,
  listAccounts_200: AccountList,
  listAccounts_401: ErrorBody,
  listAccounts_403: ErrorBody,
  listAccounts_404: ErrorBody,
  listAccounts_429: ErrorBody,
  listAccounts_500: ErrorBody,
  listAccounts_503: ErrorBody,
  listCustomAttributes_200: CustomAttributeList,
  listCustomAttributes_401: ErrorBody,
  listCustomAttributes_403: ErrorBody,
  listCustomAttributes_404: ErrorBody,
  listCustomAttributes_429: ErrorBody,
  listCustomAttributes_500: ErrorBody,
  listCustomAttributes_503: ErrorBody,
  listDisqualificationReasons_200: DisqualificationReasonList,
  listDisqualificationReasons_401: ErrorBody,
  listDisqualificationReasons_403: ErrorBody,
  listDisqualificationReasons_404: ErrorBody,
  listDisqualificationReasons_429: ErrorBody,
  listDisqualificationReasons_500: ErrorBody,
  listDisqualificationReasons_503: ErrorBody,
  listEmployees_200: EmployeePage,
  listEmployees_400: ErrorBody,
  listEmployees_401: ErrorBody,
  listEmployees_403: ErrorBody,
  listEmployees_404: ErrorBody,
  listEmployees_429: ErrorBody,
  listEmployees_500: ErrorBody,
  listEmployees_503: ErrorBody,
  listJobCustomAttributes_200: JobCustomAttributeList,
  listJobCustomAttributes_401: ErrorBody,
  listJobCustomAttributes_403: ErrorBody,
  listJobCustomAttributes_404: ErrorBody,
  listJobCustomAttributes_429: ErrorBody,
  listJobCustomAttributes_500: ErrorBody,
  listJobCustomAttributes_503: ErrorBody,
  listJobMembers_200: JobMemberList,
  listJobMembers_401: ErrorBody,
  listJobMembers_403: ErrorBody,
  listJobMembers_404: ErrorBody,
  listJobMembers_429: ErrorBody,
  listJobMembers_500: ErrorBody,
  listJobMembers_503: ErrorBody,
  listJobQuestions_200: QuestionList,
  listJobQuestions_401: ErrorBody,
  listJobQuestions_403: ErrorBody,
  listJobQuestions_404: ErrorBody,
  listJobQuestions_429: ErrorBody,
  listJobQuestions_500: ErrorBody,
  listJobQuestions_503: ErrorBody,
  listJobRecruiters_200: RecruiterList,
  listJobRecruiters_401: ErrorBody,
  listJobRecruiters_403: ErrorBody,
  listJobRecruiters_404: ErrorBody,
  listJobRecruiters_429: ErrorBody,
  listJobRecruiters_500: ErrorBody,
  listJobRecruiters_503: ErrorBody,
  listJobStages_200: StageList,
  listJobStages_401: ErrorBody,
  listJobStages_403: ErrorBody,
  listJobStages_404: ErrorBody,
  listJobStages_429: ErrorBody,
  listJobStages_500: ErrorBody,
  listJobStages_503: ErrorBody,
  listJobs_200: JobPage,
  listJobs_400: ErrorBody,
  listJobs_401: ErrorBody,
  listJobs_403: ErrorBody,
  listJobs_404: ErrorBody,
  listJobs_429: ErrorBody,
  listJobs_500: ErrorBody,
  listJobs_503: ErrorBody,
  listMembers_200: MemberPage,
  listMembers_400: ErrorBody,
  listMembers_401: ErrorBody,
  listMembers_403: ErrorBody,
  listMembers_404: ErrorBody,
  listMembers_429: ErrorBody,
  listMembers_500: ErrorBody,
  listMembers_503: ErrorBody,
  listRecruiters_200: RecruiterList,
  listRecruiters_400: ErrorBody,
  listRecruiters_401: ErrorBody,
  listRecruiters_403: ErrorBody,
  listRecruiters_404: ErrorBody,
  listRecruiters_429: ErrorBody,
  listRecruiters_500: ErrorBody,
  listRecruiters_503: ErrorBody,
  listStages_200: StageList,
  listStages_401: ErrorBody,
  listStages_403: ErrorBody,
  listStages_404: ErrorBody,
  listStages_429: ErrorBody,
  listStages_500: ErrorBody,
  listStages_503: ErrorBody,
  listTimeOffBalances_200: TimeOffBalanceList,
  listTimeOffBalances_400: ErrorBody,
  listTimeOffBalances_401: ErrorBody,
  listTimeOffBalances_403: ErrorBody,
  listTimeOffBalances_404: ErrorBody,
  listTimeOffBalances_429: ErrorBody,
  listTimeOffBalances_500: ErrorBody,
  listTimeOffBalances_503: ErrorBody,
  listTimeOffCategories_200: TimeOffCategoryList,
  listTimeOffCategories_401: ErrorBody,
  listTimeOffCategories_403: ErrorBody,
  listTimeOffCategories_404: ErrorBody,
  listTimeOffCategories_429: ErrorBody,
  listTimeOffCategories_500: ErrorBody,
  listTimeOffCategories_503: ErrorBody,
  listTimeOffRequests_200: TimeOffPage,
  listTimeOffRequests_400: ErrorBody,
  listTimeOffRequests_401: ErrorBody,
  listTimeOffRequests_403: ErrorBody,
  listTimeOffRequests_404: ErrorBody,
  listTimeOffRequests_429: ErrorBody,
  listTimeOffRequests_500: ErrorBody,
  listTimeOffRequests_503: ErrorBody,
  publishEmployee_200: SavedEmployee,
  publishEmployee_400: ErrorBody,
  publishEmployee_401: ErrorBody,
  publishEmployee_403: ErrorBody,
  publishEmployee_404: ErrorBody,
  publishEmployee_413: ErrorBody,
  publishEmployee_415: ErrorBody,
  publishEmployee_422: ErrorBody,
  publishEmployee_429: ErrorBody,
  publishEmployee_500: ErrorBody,
  publishEmployee_503: ErrorBody,
  updateEmployee_200: SavedEmployee,
  updateEmployee_400: ErrorBody,
  updateEmployee_401: ErrorBody,
  updateEmployee_403: ErrorBody,
  updateEmployee_404: ErrorBody,
  updateEmployee_413: ErrorBody,
  updateEmployee_415: ErrorBody,
  updateEmployee_422: ErrorBody,
  updateEmployee_429: ErrorBody,
  updateEmployee_500: ErrorBody,
  updateEmployee_503: ErrorBody
};
export {
  validators
};
